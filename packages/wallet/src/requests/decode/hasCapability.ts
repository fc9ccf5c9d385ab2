const CAPABILITY = /^- urn:recap:/im

/** Whether a sign-in message lets its site do something elsewhere (EIP-5573). */
export function hasCapability(text: string): boolean {
  return CAPABILITY.test(text)
}
