import { createCall } from './createCall.js'

export type ProofAuth = {
  /** Mails a code to the user of the session. */
  start(body: { app: string }, token: string): Promise<{ email: string }>
  /** Answers it; works once. */
  verify(body: { code: string }, token: string): Promise<{ userId: string }>
}

/** A fresh login of a session's user, by the frame's own server. */
export function createProofAuth(
  parameters: createCall.Parameters = {},
): ProofAuth {
  const call = createCall(parameters)
  return {
    start: async (body, token) =>
      (await call('/auth/proof', { body, token })) as { email: string },
    verify: async (body, token) =>
      (await call('/auth/proof/code', { body, token })) as { userId: string },
  }
}
