/** What knows the languages: a page in English does without. */
export const loadSpeak = () => import('./speak.js').then(({ speak }) => speak)
