/** The assistant, wherever it speaks. */
export const chat = {
  name: 'Cosmic Messenger',
  greeting:
    'Hello, I’m your Cosmic Messenger. Which room shall we start with? Ask me about feng shui or a smarter home.',
  thinking: 'Thinking',
  placeholder: 'Write your question',
  messageLabel: 'Your message',
  conversation: 'Conversation',
  send: 'Send',
  stop: 'Stop the answer',
  retry: 'Ask again',
  hint: 'Press Enter to send. Traditional views, not advice.',
  clear: 'Start a new conversation',
  cleared: 'The conversation is cleared.',
  answered: 'The Cosmic Messenger has answered.',
  builtIn: 'Built-in guide',
  askBuiltIn: 'Ask the built-in guide',
} as const;
