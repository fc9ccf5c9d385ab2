import * as z from 'zod/mini'

/** Longest id of a credential (WebAuthn section 6.5.1), as base64url. */
const id = z.string().check(z.regex(/^[\w-]{1,1364}$/))
const bytes = z.string().check(z.maxLength(32_768))

const credential = { id, rawId: id, type: z.literal('public-key') }

/** What a browser gives for a passkey that it has created. */
export const creationSchema = z.object({
  ...credential,
  response: z.object({
    attestationObject: bytes,
    clientDataJSON: bytes,
    transports: z.optional(
      z
        .array(z.string().check(z.regex(/^[a-z-]{1,32}$/)))
        .check(z.maxLength(10)),
    ),
  }),
})

/** What a browser gives for a passkey that has signed. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
})

export type PasskeyCreation = z.infer<typeof creationSchema>
export type PasskeyAssertion = z.infer<typeof assertionSchema>
