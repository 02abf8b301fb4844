/** What the home screen tells a person on arrival. */
export const notices = {} as const;
