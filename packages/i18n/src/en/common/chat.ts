/** The assistant, wherever it speaks. */
export const chat = {
  name: 'Cosmic Messenger',
  greeting:
    'Hello, I’m your Cosmic Messenger. Which room shall we talk about first: feng shui or smart home?',
  thinking: 'Thinking',
  placeholder: 'Write your question',
  messageLabel: 'Your message',
  conversation: 'Conversation',
  send: 'Send',
  stop: 'Stop the answer',
  retry: 'Ask again',
  hint: 'Enter to send · traditional views, for reference only',
  clear: 'Start a new conversation',
  cleared: 'The conversation is cleared.',
  answered: 'The Cosmic Messenger has answered.',
  builtIn: 'Built-in guide',
  askBuiltIn: 'Ask the built-in guide',
} as const;
