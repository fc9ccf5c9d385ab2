import * as z from 'zod/mini'

import { WINDOW_PROVIDERS } from '../../core/constants/login.js'
import { getSchemaMessage } from './getSchemaMessage.js'
import { methodRefusedMessage } from './policy.js'
import { rpcParams } from './rpc.js'

/** Drops whatever is sent where no payload is expected. */
export const none = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)

export const chainId = z.union([z.string(), z.number()])
export const email = z.email()
export const otp = z.object({ otp: z.string() })
export const accountType = z.enum(['eoa', 'smartAccount'])

export const chainNamespace = z.enum([
  'eip155',
  'solana',
  'polkadot',
  'bip122',
  'cosmos',
])

export const socialProvider = z.enum(WINDOW_PROVIDERS)

/** Sign-in message (CAIP-122) that the frame signs during the login. */
export const siwxMessage = z.object({
  serializedMessage: z.optional(z.string()),
  accountAddress: z.string(),
  chainId: z.string(),
  notBefore: z.optional(z.string()),
  domain: z.string(),
  uri: z.string(),
  version: z.string(),
  nonce: z.string(),
  statement: z.optional(z.string()),
  resources: z.optional(z.array(z.string())),
  requestId: z.optional(z.string()),
  issuedAt: z.optional(z.string()),
  expirationTime: z.optional(z.string()),
})

const account = {
  address: z.string().check(z.minLength(1)),
  chainId,
  accounts: z.optional(
    z.array(z.object({ address: z.string(), type: accountType })),
  ),
  preferredAccountType: z.optional(z.string()),
  signature: z.optional(z.string()),
  message: z.optional(z.string()),
  siwxMessage: z.optional(siwxMessage),
  // Latchkey extension: false if the account is lost with the page or the
  // browser.
  isStored: z.optional(z.boolean()),
}

export const user = z.object({
  ...account,
  email: z.optional(z.nullable(email)),
  userName: z.optional(z.nullable(z.string())),
  smartAccountDeployed: z.optional(z.boolean()),
})

export const socialUser = z.object({
  ...account,
  // Providers may return strings that are not email addresses.
  email: z.optional(z.nullable(z.string())),
  userName: z.optional(z.nullable(z.string())),
})

/** `params` is validated by the schema of its method. */
export const rpcRequest = z.pipe(
  z.object({
    method: z.string(),
    params: z.optional(z.unknown()),
    chainId: z.optional(chainId),
    chainNamespace: z.optional(chainNamespace),
    rpcUrl: z.optional(z.string()),
  }),
  z.transform((request, context) => {
    const result = rpcParams
      .get(request.method)
      ?.safeParse(request.params, { error: getSchemaMessage })
    if (result?.success) return { ...request, params: result.data }
    for (const issue of result?.error.issues ?? [])
      context.issues.push({
        code: 'custom',
        input: request.params,
        message: issue.message,
        path: ['params', ...issue.path],
      })
    if (!result)
      context.issues.push({
        code: 'custom',
        input: request.method,
        message: methodRefusedMessage,
        path: ['method'],
      })
    return request
  }),
)

export const theme = z.object({
  themeMode: z.optional(z.enum(['light', 'dark'])),
  themeVariables: z.optional(
    z.record(z.string(), z.union([z.string(), z.number()])),
  ),
  w3mThemeVariables: z.optional(z.record(z.string(), z.string())),
  // Latchkey extension: BCP 47 tag of the components' language.
  locale: z.optional(z.string()),
  // Latchkey extension: ISO 4217 code that values are shown in.
  currency: z.optional(z.string()),
})

export const dappData = z.object({
  metadata: z.optional(
    z.object({
      name: z.string(),
      description: z.string(),
      url: z.string(),
      icons: z.array(z.string()),
    }),
  ),
  sdkVersion: z.optional(z.string()),
  sdkType: z.optional(z.string()),
  projectId: z.string(),
})

/** Schema of an error reported by the frame. */
export const wireError = z.object({
  message: z.string(),
  /** Latchkey extension: a stable error code. */
  code: z.optional(z.union([z.string(), z.number()])),
  /** Latchkey extension: return data of a reverted call, as hex. */
  data: z.optional(z.templateLiteral(['0x', z.string()])),
})

/** Error reported by the frame. */
export type WireError = z.output<typeof wireError>
