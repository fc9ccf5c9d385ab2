/** Sentences of toasts, alerts and errors. */
export const notices = {}
