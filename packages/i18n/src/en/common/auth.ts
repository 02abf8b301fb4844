/** The login screen, both tabs. */
export const auth = {
  captionOther: '入门',
  title: 'Sign in or register',
  tabLogin: 'Sign in',
  tabRegister: 'Register',
  email: 'E-mail',
  username: 'Username',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  confirmPassword: 'Confirm password',
  showPassword: 'Show password',
  submitLogin: 'Sign in',
  submitRegister: 'Register',
  busyLogin: 'Signing in',
  busyRegister: 'Creating your account',
  deepHint: 'Deep-user access is granted by an administrator; it cannot be obtained by registering.',
  consent:
    'By continuing you agree to the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.',
  errorSummary: 'Please check the form',
} as const;
