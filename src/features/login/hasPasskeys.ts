/** Whether this browser has passkeys (WebAuthn). */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
