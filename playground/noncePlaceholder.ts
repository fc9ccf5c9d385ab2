/** Stands in the built pages where each response gets a nonce of its own. */
export const noncePlaceholder = 'LATCHKEY_NONCE'
