import { createCall } from './createCall.js'

export type UpdateAuth = {
  start(
    /** `change`: signed by a wallet that can be recovered. */
    body: { app: string; change?: object | undefined; email: string },
    token: string,
  ): Promise<{ action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }>
  /** Answers with the user's address as it is then. */
  verify(
    body: { code: string; stage: 'primary' | 'secondary' },
    token: string,
  ): Promise<{ email?: string }>
}

/** The change of the user's address, by the frame's own server. */
export function createUpdateAuth(
  parameters: createCall.Parameters = {},
): UpdateAuth {
  const call = createCall(parameters)
  return {
    start: async (body, token) =>
      (await call('/auth/update', { body, token })) as {
        action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
      },
    verify: async ({ code, stage }, token) =>
      await call(`/auth/update/${stage}`, { body: { code }, token }),
  }
}
