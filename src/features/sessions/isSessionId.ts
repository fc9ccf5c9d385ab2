/**
 * Whether a value can be the id of a smart session. Rules out sentences, line
 * breaks and sign-in messages, because wallets sign the id.
 */
export function isSessionId(value: string): boolean {
  return /^[-_.:a-zA-Z0-9]{1,128}$/.test(value)
}
