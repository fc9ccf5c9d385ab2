import { isAddress } from 'viem'
import * as z from 'zod/mini'
import { deviceId } from '../auth/schemas.js'

const id = z.string().check(z.regex(/^[\w-]{16,64}$/))
const base64 = z
  .string()
  .check(z.maxLength(4_096), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
const base64url = z
  .string()
  .check(z.maxLength(2_048), z.regex(/^[A-Za-z0-9_-]+$/))
const base58 = z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/))
/** Origin of the app above the frame, for the mail about a change. */
const app = z.optional(z.string().check(z.maxLength(2_048)))
const name = z.string().check(z.maxLength(64))

const addresses = z.object({
  evm: z.string().check(z.refine((value) => isAddress(value))),
  solana: base58,
})
/** What a code or a passkey encrypts is no business of the server. */
const wrap = z.strictObject({
  id,
  method: z.enum(['code', 'passkey']),
  salt: base64,
  credentialId: z.optional(base64url),
  proof: base64,
  data: base64,
})
/** The server can open it, and gives what does for a login. */
const automaticWrap = z.strictObject({
  id,
  method: z.literal('automatic'),
  salt: base64,
  proof: base64,
  data: base64,
  secret: base64,
})
const set = z.object({ id, name, auth: base64, recovery: base64 })

/** What a signed change carries, by action. */
export const payloads = {
  create: z.object({
    addresses,
    keyId: id,
    set,
    wrap: z.union([wrap, automaticWrap]),
  }),
  addSet: z.object({ keyId: id, set }),
  // A wallet that its owner alone opens never becomes a custodial one.
  changeWrap: z.object({ keyId: id, set, setId: id, wrap }),
  changeEmail: z.object({ email: z.string() }),
  removeSet: z.object({ setId: id }),
  delete: z.object({}),
}

/** Bodies of the requests. */
export const bodies = {
  challenge: z.object({
    action: z.enum([
      'create',
      'add-set',
      'remove-set',
      'change-wrap',
      'change-email',
      'delete',
    ]),
  }),
  change: z.object({
    app,
    projectId: z.optional(z.string().check(z.maxLength(64))),
    challenge: base64url,
    payload: z.string().check(z.maxLength(32_768)),
    signature: z.string().check(z.regex(/^0x[0-9a-f]{130}$/i)),
  }),
  keep: z.object({ app }),
  share: z.object({ setId: id }),
  join: z.object({ deviceId, setId: id }),
  open: z.object({
    method: z.enum(['automatic', 'code', 'passkey']),
    proof: base64,
  }),
}
