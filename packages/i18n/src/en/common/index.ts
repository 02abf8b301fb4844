import type { ExactLabel } from '../../exactChinese';
import { errors } from './errors';

export default {
  /** The account menu. */
  account: {
    photos: 'Photos',
    profile: 'Place and residents',
    toHouse: 'My home',
    normalUser: 'Member',
    commands: 'Commands',
    settings: 'Settings',
    forgotten: 'Your data on this device is deleted.',
    forgottenAll: 'Everybody’s data on this device is deleted.',
  },
  /** Words on buttons that mean the same everywhere. */
  actions: {
    add: 'Add',
    addMore: 'Add more',
    cancel: 'Cancel',
    close: 'Close',
    dismiss: 'Dismiss',
    loading: 'Loading',
    retry: 'Try again',
    save: 'Save',
    saving: 'Saving',
    undo: 'Undo',
    redo: 'Redo',
    undone: 'Undone',
    redone: 'Redone',
  },
  /** The product's name, and the frame around every screen. */
  app: {
    atMost: 'At most {{limit}} characters',
    name: 'Ink & Starlight',
    nameOther: '墨与星',
    skipToContent: 'Skip to the content',
    mainNavigation: 'Main navigation',
    arrivedAt: 'You are on: {{page}}',
    reload: 'Reload now',
    somethingBroke: 'Something went wrong on this page',
    somethingBrokeBody: 'Nothing you saved is lost. Try again, or go home.',
    noNetwork: 'No connection',
    noNetworkBody: 'This page opens once you are online. Nothing you saved is lost.',
    notifications: 'Notifications',
  },
  /** The login screen, both tabs. */
  auth: {
    captionOther: '登门',
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
    deepHint: 'Deep Dream access is given by an administrator, not by registering.',
    consent:
      'By continuing you agree to the <terms>terms of use</terms> and the <privacy>privacy notice</privacy>.',
  },
  /** The bar at the top. */
  nav: {
    home: 'Home',
    signIn: 'Sign in',
    switchToPaper: 'Switch to the paper theme',
    switchToInk: 'Switch to the ink theme',
  },
  /** Document titles, one per route. `page` precedes the product’s name. */
  titles: {
    pattern: '{{page}} · Ink & Starlight',
    home: 'Home',
    login: 'Sign in or register',
    create: 'Upload photos of your home',
    userInfo: 'Place and residents',
    visualization: 'Your home',
    deepDream: 'Deep Dream',
    notFound: 'Page not found',
  },
  errors,
  /** Labels whose Chinese is prescribed; English screens show both. */
  labels: {
    deepUser: 'Deep user',
    myAccount: 'My account',
    deepDream: 'Deep Dream',
    signOut: 'Sign out',
    locationUnknown: 'Location unknown',
  } satisfies Readonly<Record<ExactLabel, string>>,
} as const;
