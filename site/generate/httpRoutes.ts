import * as z from 'zod/mini'
import { accountSchema } from '../../packages/server/src/account/createAccountRoutes.js'
import { swapSchema } from '../../packages/server/src/api/convert/swapSchema.js'
import { priceBodySchema } from '../../packages/server/src/api/createApi.js'
import { bodySchema as nameBodySchema } from '../../packages/server/src/api/names/readRegistration.js'
import {
  orderSchema,
  quoteSchema,
} from '../../packages/server/src/api/onramp/onrampSchemas.js'
import {
  buyStatusSchema,
  exchangesSchema,
  payUrlSchema,
  rpcSchema,
  transferSchema,
} from '../../packages/server/src/api/pay/paySchemas.js'
import { revokeSchema } from '../../packages/server/src/api/sessions/createSessionsRoutes.js'
import {
  grantSchema,
  requestSchema,
} from '../../packages/server/src/api/sessions/grantSchemas.js'
import {
  authenticateSchema,
  codeSchema as confirmSchema,
  metadataSchema,
  otpSchema,
} from '../../packages/server/src/api/signIn/createSignInRoutes.js'
import { walletsSchema } from '../../packages/server/src/api/wallets/filterWallets.js'
import { schemas as loginSchemas } from '../../packages/server/src/auth/createAuthRoutes.js'
import {
  codeSchema as updateCodeSchema,
  updateSchema,
} from '../../packages/server/src/auth/email/createUpdateRoutes.js'
import {
  loginSchema as farcasterSchema,
  startSchema as farcasterStartSchema,
} from '../../packages/server/src/auth/farcaster/createFarcasterLoginRoutes.js'
import { schemas as guestSchemas } from '../../packages/server/src/auth/guest/createGuestRoutes.js'
import { schemas as keptSchemas } from '../../packages/server/src/auth/kept/createKeptRoutes.js'
import { schemas as mfaSchemas } from '../../packages/server/src/auth/mfa/createMfaRoutes.js'
import { schemas as passkeySchemas } from '../../packages/server/src/auth/passkeys/createPasskeyRoutes.js'
import {
  codeSchema as proofCodeSchema,
  proofSchema,
} from '../../packages/server/src/auth/proof/createProofRoutes.js'
import { schemas as socialSchemas } from '../../packages/server/src/auth/social/createSocialRoutes.js'
import { spentSchema } from '../../packages/server/src/auth/spent/createSpentRoutes.js'
import { bodies } from '../../packages/server/src/custody/schemas.js'
import { balanceSchema } from '../../src/api/balances.js'
import { transactionSchema } from '../../src/api/history.js'
import { identitySchema } from '../../src/api/identity.js'
import { recordSchema } from '../../src/api/names.js'
import {
  onrampQuoteSchema,
  onrampUrlSchema,
  paymentCurrencySchema,
  purchaseCurrencySchema,
} from '../../src/api/onrampSchemas.js'
import {
  exchangeAssetsSchema,
  transferQuoteSchema,
  transferStatusSchema,
} from '../../src/api/paySchemas.js'
import { priceSchema } from '../../src/api/prices.js'
import {
  featureSchema,
  limitsSchema,
  originsSchema,
} from '../../src/api/project.js'
import { sessionSchema } from '../../src/api/sessions.js'
import {
  allowanceSchema,
  builtApproveSchema,
  builtSwapSchema,
  gasPriceSchema,
  swapQuotesSchema,
  swapTokenSchema,
} from '../../src/api/swapSchemas.js'
import { walletSchema } from '../../src/api/walletSchema.js'

export type HttpRoute = {
  method: 'get' | 'post' | 'put'
  /** As the server has it, with `:name` for parameters. */
  path: string
  group: string
  summary: string
  /** Members of the query, besides `projectId`. */
  query?: z.ZodMiniObject | undefined
  body?: z.ZodMiniType | undefined
  /** JSON of a success; a media type for anything else. */
  answer?: z.ZodMiniType | string | undefined
  /** Headers that the request needs. */
  headers?: readonly string[] | undefined
}

const text = z.string()
const svg = 'image/svg+xml'
const html = 'text/html'
const list = (item: z.ZodMiniType) => z.array(item)
const success = z.object({ success: z.boolean() })
const nothing = z.object({})
const user = z.looseObject({ userId: text })
/** Cents of a dollar. */
const spent = z.object({ cents: z.string() })
const tokenUser = z.looseObject({ token: text, userId: text })
const token = ['authorization']
const page = z.nullish(text)
/** ISO 4217, `null` while the rate of the requested one cannot be read. */
const currency = z.nullable(text)

const apiRoutes: readonly HttpRoute[] = [
  ...inGroup('Chains', [
    [
      'get',
      '/v1/supported-chains',
      'Returns the CAIP-2 IDs of the networks that the API serves.',
      { answer: z.object({ http: list(text), ws: list(text) }) },
    ],
    [
      'post',
      '/v1',
      'Relays JSON-RPC to a node of the network. Accepts read methods and `eth_sendRawTransaction`.',
      {
        query: z.object({ chainId: text }),
        body: z.looseObject({ method: text }),
        answer: z.looseObject({ jsonrpc: z.literal('2.0') }),
      },
    ],
    [
      'post',
      '/v1/',
      'The same, with a slash.',
      {
        query: z.object({ chainId: text }),
        body: z.looseObject({ method: text }),
        answer: z.looseObject({ jsonrpc: z.literal('2.0') }),
      },
    ],
    [
      'post',
      '/v1/bundler',
      'Relays JSON-RPC to the bundler of the network (ERC-7769), for user operations of EntryPoint 0.7.',
      {
        query: z.object({ chainId: text }),
        body: z.looseObject({ method: text }),
        answer: z.looseObject({ jsonrpc: z.literal('2.0') }),
      },
    ],
  ]),
  ...inGroup('Accounts', [
    [
      'get',
      '/v1/account/:address/balance',
      'Returns the tokens of an account, with prices.',
      {
        query: z.object({
          chainId: z.optional(text),
          currency: z.optional(text),
        }),
        answer: z.object({ balances: list(balanceSchema), currency }),
      },
    ],
    [
      'get',
      '/v1/account/:address/history',
      'Returns the transactions of an account, newest first.',
      {
        query: z.object({
          chainId: z.optional(text),
          currency: z.optional(text),
          cursor: z.optional(text),
          onramp: z.optional(text),
        }),
        answer: z.object({
          currency,
          data: list(transactionSchema),
          next: page,
        }),
      },
    ],
    [
      'post',
      '/v1/fungible/price',
      'Returns the prices of tokens by CAIP-10 ID.',
      {
        body: priceBodySchema,
        answer: z.object({ currency, fungibles: list(priceSchema) }),
      },
    ],
    [
      'get',
      '/v1/identity/:address',
      'Returns the name and picture of an address.',
      { answer: identitySchema },
    ],
  ]),
  ...inGroup('Swaps', [
    [
      'get',
      '/v1/convert/tokens',
      'Returns the tokens that can be swapped on a network.',
      {
        query: z.object({ chainId: text }),
        answer: z.object({ tokens: list(swapTokenSchema) }),
      },
    ],
    [
      'get',
      '/v1/convert/quotes',
      'Returns the quote of a swap. Amounts are in base units.',
      {
        query: z.object({
          amount: text,
          from: text,
          to: text,
          userAddress: text,
          gasPrice: z.optional(text),
        }),
        answer: swapQuotesSchema,
      },
    ],
    [
      'get',
      '/v1/convert/allowance',
      'Returns the allowance of the swap contract.',
      {
        query: z.object({ tokenAddress: text, userAddress: text }),
        answer: allowanceSchema,
      },
    ],
    [
      'get',
      '/v1/convert/gas-price',
      'Returns gas prices in wei.',
      { query: z.object({ chainId: text }), answer: gasPriceSchema },
    ],
    [
      'get',
      '/v1/convert/build-approve',
      'Builds the transaction that approves the token.',
      {
        query: z.object({ from: text, to: text, userAddress: text }),
        answer: builtApproveSchema,
      },
    ],
    [
      'post',
      '/v1/convert/build-transaction',
      'Builds the transaction of the swap.',
      { body: swapSchema, answer: builtSwapSchema },
    ],
  ]),
  ...inGroup('Names', [
    [
      'get',
      '/v1/profile/account/:name',
      'Returns the record of a name.',
      { answer: recordSchema },
    ],
    [
      'get',
      '/v1/profile/reverse/:address',
      'Returns the names of an address.',
      { answer: list(recordSchema) },
    ],
    [
      'get',
      '/v1/profile/suggestions/:name',
      'Returns names with the same beginning, and whether each is registered.',
      {
        query: z.object({ zone: z.optional(text) }),
        answer: z.object({
          suggestions: list(z.object({ name: text, registered: z.boolean() })),
        }),
      },
    ],
    [
      'post',
      '/v1/profile/account',
      'Registers a name with a signed message.',
      { body: nameBodySchema, answer: success },
    ],
  ]),
  ...inGroup('Buying', [
    [
      'get',
      '/v1/onramp/options',
      'Returns the currencies to buy and to pay with.',
      {
        answer: z.object({
          paymentCurrencies: list(paymentCurrencySchema),
          purchaseCurrencies: list(purchaseCurrencySchema),
        }),
      },
    ],
    [
      'post',
      '/v1/onramp/quote',
      'Returns the quote of a purchase.',
      { body: quoteSchema, answer: onrampQuoteSchema },
    ],
    [
      'post',
      '/v1/generators/onrampurl',
      "Returns the URL of the provider's page for a purchase.",
      { body: orderSchema, answer: onrampUrlSchema },
    ],
  ]),
  ...inGroup('Payments', [
    [
      'post',
      '/v1/json-rpc',
      'Payments from an exchange, as JSON-RPC: `reown_getExchanges`, `reown_getExchangePayUrl`, `reown_getExchangeBuyStatus`.',
      {
        body: z.union([
          toCall('reown_getExchanges', exchangesSchema),
          toCall('reown_getExchangePayUrl', payUrlSchema),
          toCall('reown_getExchangeBuyStatus', buyStatusSchema),
        ]),
        answer: z.looseObject({ jsonrpc: z.literal('2.0'), id: z.number() }),
      },
    ],
    [
      'post',
      '/appkit/v1/transfers/quote',
      'Returns the quote of a payment in another asset.',
      { body: transferSchema, answer: transferQuoteSchema },
    ],
    [
      'get',
      '/appkit/v1/transfers/status',
      'Returns the status of a transfer.',
      { query: z.object({ requestId: text }), answer: transferStatusSchema },
    ],
    [
      'get',
      '/appkit/v1/transfers/assets/exchanges/:id',
      'Returns the assets of an exchange.',
      { answer: exchangeAssetsSchema },
    ],
  ]),
  ...inGroup('Smart sessions', [
    [
      'get',
      '/v1/sessions/:account',
      'Returns the smart sessions of an account.',
      { answer: z.object({ pcis: list(sessionSchema) }) },
    ],
    [
      'post',
      '/v1/sessions/:account',
      'Prepares a smart session and returns its key.',
      {
        body: requestSchema,
        answer: z.object({
          pci: text,
          key: z.object({
            type: z.enum(['secp256k1', 'secp256r1']),
            publicKey: text,
          }),
        }),
      },
    ],
    [
      'post',
      '/v1/sessions/:account/activate',
      'Stores the grant of the wallet.',
      { body: grantSchema, answer: success },
    ],
    [
      'post',
      '/v1/sessions/:account/revoke',
      'Revokes a session with a signature of the owner.',
      { body: revokeSchema, answer: success },
    ],
  ]),
  ...inGroup('Projects', [
    [
      'get',
      '/appkit/v1/config',
      'Returns the features of the project.',
      { answer: z.object({ features: list(featureSchema) }) },
    ],
    [
      'get',
      '/appkit/v1/project-limits',
      "Returns the limits of the project's plan.",
      { answer: limitsSchema },
    ],
    [
      'get',
      '/projects/v1/origins',
      'Returns the origins that the project allows.',
      { answer: originsSchema },
    ],
    [
      'get',
      '/getAnalyticsConfig',
      'Returns whether the project accepts events.',
      { answer: z.object({ isAnalyticsEnabled: z.boolean() }) },
    ],
    [
      'post',
      '/e',
      'Accepts one event or error, or a list. Requires `analytics`.',
      {
        body: z.union([
          z.looseObject({ eventId: text }),
          list(z.looseObject({ eventId: text })),
        ]),
        answer: 'none',
      },
    ],
  ]),
  ...inGroup('Wallets', [
    [
      'get',
      '/getWallets',
      'Returns one page of the wallet explorer.',
      {
        query: walletsSchema,
        answer: z.object({ count: z.number(), data: list(walletSchema) }),
      },
    ],
    [
      'get',
      '/getWalletImage/:id',
      'Returns the image of a wallet.',
      { answer: svg },
    ],
    [
      'get',
      '/public/getAssetImage/:id',
      'Returns the image of a network.',
      { answer: svg },
    ],
    [
      'get',
      '/public/getCurrencyImage/:id',
      'Returns the image of a currency.',
      { answer: svg },
    ],
    [
      'get',
      '/public/getTokenImage/:id',
      'Returns the image of a token.',
      { answer: svg },
    ],
    [
      'get',
      '/icons/:file',
      'Returns an image that another response links to.',
      { answer: svg },
    ],
    [
      'get',
      '/avatars/:file',
      'Returns the generated image of an address.',
      { answer: svg },
    ],
    [
      'get',
      '/nft/:contract/:file',
      'Returns the image of an NFT.',
      { answer: svg },
    ],
  ]),
  ...inGroup('Hosted sign-in', [
    [
      'get',
      '/auth/v1/nonce',
      'Issues a nonce and the token that carries it.',
      { answer: z.object({ nonce: text, token: text }) },
    ],
    [
      'post',
      '/auth/v1/otp',
      'Emails a code to the address of a sign-in.',
      { body: otpSchema, answer: z.object({ uuid: z.nullable(text) }) },
    ],
    [
      'put',
      '/auth/v1/otp',
      'Verifies the code.',
      { body: confirmSchema, headers: ['x-otp'], answer: z.null() },
    ],
    [
      'post',
      '/auth/v1/authenticate',
      'Verifies a signed message and returns the session token.',
      {
        body: authenticateSchema,
        headers: ['x-nonce-jwt', 'x-otp'],
        answer: z.object({ token: text }),
      },
    ],
    [
      'get',
      '/auth/v1/me',
      'Returns the session.',
      {
        headers: token,
        query: z.object({
          includeAppKitAccount: z.optional(z.literal('true')),
        }),
        answer: z.looseObject({ address: text }),
      },
    ],
    [
      'put',
      '/auth/v1/account-metadata',
      "Stores the app's data with the account.",
      { body: metadataSchema, headers: token, answer: z.null() },
    ],
    [
      'post',
      '/auth/v1/sign-out',
      'Ends the session.',
      { headers: token, answer: z.null() },
    ],
  ]),
]

const walletRoutes: readonly HttpRoute[] = [
  ...inGroup('Login', [
    [
      'post',
      '/auth/email',
      'Starts a login: emails a code, or a link for a new device.',
      {
        body: loginSchemas.email,
        answer: z.looseObject({
          action: z.enum(['CONNECT', 'VERIFY_DEVICE', 'VERIFY_OTP']),
          challengeId: text,
        }),
      },
    ],
    [
      'post',
      '/auth/device',
      'Waits until the device is approved through the emailed link.',
      {
        body: loginSchemas.device,
        answer: z.object({ approved: z.boolean() }),
      },
    ],
    [
      'post',
      '/auth/otp',
      'Verifies a code and returns the session token.',
      { body: loginSchemas.otp, answer: tokenUser },
    ],
    [
      'post',
      '/auth/token',
      'Logs in with an ID token of your own identity provider.',
      { body: loginSchemas.token, answer: tokenUser },
    ],
    [
      'get',
      '/auth/session',
      'Returns the user.',
      { headers: token, answer: user },
    ],
    [
      'get',
      '/auth/spent',
      'Returns what the user has spent in the last 24 hours.',
      { headers: token, answer: spent },
    ],
    [
      'post',
      '/auth/spent',
      'Adds a payment that is about to be made. An id counts once.',
      { body: spentSchema, headers: token, answer: spent },
    ],
    [
      'post',
      '/auth/session/keep',
      'Keeps the login in a cookie, for a frame whose storage is blocked.',
      { body: keptSchemas.keep, headers: token, answer: nothing },
    ],
    [
      'post',
      '/auth/session/restore',
      'Returns the login of that cookie, or an empty object.',
      {
        body: keptSchemas.none,
        answer: z.union([
          z.extend(tokenUser, {
            addresses: keptSchemas.keep.shape.addresses,
            deviceId: z.string(),
          }),
          nothing,
        ]),
      },
    ],
    [
      'post',
      '/auth/sign-out',
      'Ends the session, and removes its cookie.',
      { headers: token, answer: nothing },
    ],
    [
      'post',
      '/auth/update',
      'Starts a change of the email address.',
      {
        body: updateSchema,
        headers: token,
        answer: z.object({
          action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
        }),
      },
    ],
    [
      'post',
      '/auth/update/primary',
      'Verifies the code sent to the current address.',
      { body: updateCodeSchema, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/update/secondary',
      'Verifies the code sent to the new address.',
      { body: updateCodeSchema, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/proof',
      'Emails a code before a key is exported.',
      { body: proofSchema, headers: token, answer: z.object({ email: text }) },
    ],
    [
      'post',
      '/auth/proof/code',
      'Verifies that code.',
      { body: proofCodeSchema, headers: token, answer: user },
    ],
    [
      'get',
      '/auth/account',
      'Returns when the account is deleted, in ms, and for how long the session may delete or copy it.',
      {
        headers: token,
        answer: z.object({
          deleteAt: z.nullable(z.number()),
          freshForMs: z.number(),
        }),
      },
    ],
    [
      'get',
      '/auth/account/data',
      "Returns the user's data. Needs a fresh login.",
      {
        headers: token,
        answer: z.object({
          createdAt: text,
          format: z.literal('latchkey-user'),
          records: z.record(text, list(z.looseObject({}))),
          userId: text,
          version: z.literal(1),
        }),
      },
    ],
    [
      'post',
      '/auth/account/delete',
      'Deletes the account in seven days. Needs a fresh login.',
      {
        body: accountSchema,
        headers: token,
        answer: z.object({ deleteAt: z.number() }),
      },
    ],
    [
      'post',
      '/auth/account/keep',
      'Cancels the deletion.',
      { body: accountSchema, headers: token, answer: nothing },
    ],
  ]),
  ...inGroup('Passkeys and guests', [
    [
      'post',
      '/auth/passkey/begin',
      'Returns the WebAuthn options of a login, for its window.',
      {
        body: passkeySchemas.begin,
        answer: z.object({
          ...{ app: text, name: text },
          ...{ creation: z.unknown(), request: z.unknown() },
        }),
      },
    ],
    [
      'post',
      '/auth/passkey/use',
      'Verifies what a passkey has signed, and settles the login.',
      {
        body: passkeySchemas.use,
        answer: z.object({ app: text, resultUri: text }),
      },
    ],
    [
      'post',
      '/auth/passkey/create',
      'Verifies a new passkey, and settles the login.',
      {
        body: passkeySchemas.create,
        answer: z.object({ app: text, resultUri: text }),
      },
    ],
    [
      'post',
      '/auth/passkeys',
      "Returns the user's passkeys of a project.",
      {
        headers: token,
        body: passkeySchemas.list,
        answer: z.object({
          isOffered: z.boolean(),
          passkeys: z.array(
            z.object({
              ...{ createdAt: z.number(), id: text },
              ...{ name: text, usedAt: z.number() },
            }),
          ),
        }),
      },
    ],
    [
      'post',
      '/auth/passkeys/begin',
      'Returns the WebAuthn options of one more passkey. Requires a recent login.',
      { headers: token, body: passkeySchemas.list, answer: z.unknown() },
    ],
    [
      'post',
      '/auth/passkeys/add',
      'Keeps a new passkey. Requires a recent login.',
      {
        headers: token,
        body: passkeySchemas.add,
        answer: z.object({ isLogin: z.boolean() }),
      },
    ],
    [
      'post',
      '/auth/passkeys/remove',
      'Removes a passkey. Requires a recent login.',
      { headers: token, body: passkeySchemas.remove, answer: z.object({}) },
    ],
    [
      'post',
      '/auth/guest',
      'Returns a session of the account that a browser alone opens.',
      { body: guestSchemas.start, answer: tokenUser },
    ],
  ]),
  ...inGroup('Second factors', [
    [
      'post',
      '/auth/mfa',
      'Returns which factors the user has and the project asks for.',
      {
        headers: token,
        body: mfaSchemas.asked,
        answer: z.object({
          ...{ backupCodes: z.number(), enrolled: z.array(text) },
          ...{ for: z.array(text), methods: z.array(text) },
          ...{ proven: z.array(text), required: z.array(text) },
        }),
      },
    ],
    [
      'post',
      '/auth/mfa/totp/begin',
      'Returns the secret of a new authenticator app.',
      {
        headers: token,
        body: mfaSchemas.asked,
        answer: z.object({ secret: text, uri: text }),
      },
    ],
    [
      'post',
      '/auth/mfa/totp/confirm',
      'Keeps an authenticator app after its first code.',
      {
        headers: token,
        body: mfaSchemas.confirm,
        answer: z.object({ backupCodes: z.array(text) }),
      },
    ],
    [
      'post',
      '/auth/mfa/totp/remove',
      'Removes the authenticator app. Requires a factor.',
      { headers: token, body: mfaSchemas.asked, answer: z.object({}) },
    ],
    [
      'post',
      '/auth/mfa/backup',
      'Replaces the backup codes. Requires a factor.',
      {
        headers: token,
        body: mfaSchemas.asked,
        answer: z.object({ backupCodes: z.array(text) }),
      },
    ],
    [
      'post',
      '/auth/mfa/passkey',
      'Returns the WebAuthn options of a factor.',
      { headers: token, answer: z.unknown() },
    ],
    [
      'post',
      '/auth/mfa/verify',
      'Verifies a factor, for one kind of action.',
      { headers: token, body: mfaSchemas.verify, answer: z.object({}) },
    ],
    [
      'post',
      '/auth/mfa/use',
      'Uses a proven factor for an export or a payment.',
      {
        headers: token,
        body: mfaSchemas.use,
        answer: z.object({ userId: text }),
      },
    ],
  ]),
  ...inGroup('Social logins', [
    [
      'post',
      '/auth/social/start',
      'Starts a login at a provider and returns the URL of its page.',
      {
        body: socialSchemas.start,
        answer: z.object({ state: text, uri: text }),
      },
    ],
    [
      'post',
      '/auth/social/state',
      'Returns the status of the login. The frame polls it.',
      {
        body: socialSchemas.state,
        answer: z.object({
          status: z.enum(['PENDING', 'COMPLETE', 'CANCELLED', 'EXPIRED']),
          uri: z.optional(text),
        }),
      },
    ],
    [
      'post',
      '/auth/social/result-code',
      'Exchanges the result for a session token.',
      { body: socialSchemas.exchange, answer: tokenUser },
    ],
    [
      'get',
      '/auth/social/ticket/:ticket',
      "Waits for the URL of the provider's page, which the popup then opens.",
      { answer: z.object({ uri: z.optional(text) }) },
    ],
    [
      'get',
      '/auth/social/callback/:provider',
      'Receives users who return from the provider.',
      { answer: html },
    ],
    [
      'post',
      '/auth/social/callback/:provider',
      'The same, for providers that post a form.',
      { answer: html },
    ],
    [
      'get',
      '/loading',
      'The page of the popup until the login has started.',
      { answer: html },
    ],
    [
      'get',
      '/window/:file',
      'Styles and scripts of that page.',
      { answer: 'text/css' },
    ],
    [
      'post',
      '/auth/farcaster/start',
      'Starts a login with Farcaster.',
      {
        body: farcasterStartSchema,
        answer: z.object({ loginId: text, url: text }),
      },
    ],
    [
      'post',
      '/auth/farcaster/wait',
      'Waits for the signature and returns the session token.',
      { body: farcasterSchema, answer: z.union([tokenUser, nothing]) },
    ],
    [
      'post',
      '/auth/farcaster/cancel',
      'Cancels the login.',
      { body: farcasterSchema, answer: nothing },
    ],
  ]),
  ...inGroup('Recovery', [
    [
      'get',
      '/auth/custody',
      'Returns the devices and the ways to recover the wallet.',
      {
        headers: token,
        answer: z.object({
          addresses: z.nullable(z.object({ evm: text, solana: text })),
          deleteAt: z.nullable(z.number()),
          freshForMs: z.number(),
          methods: list(
            z.looseObject({
              id: text,
              keyId: text,
              method: z.enum(['automatic', 'code', 'passkey']),
              salt: text,
            }),
          ),
          devices: list(
            z.looseObject({
              id: text,
              name: text,
              isThis: z.boolean(),
              isRecoverable: z.boolean(),
            }),
          ),
        }),
      },
    ],
    [
      'post',
      '/auth/custody/challenge',
      'Issues a single-use challenge for a signed change.',
      {
        body: bodies.challenge,
        headers: token,
        answer: z.object({ challenge: text }),
      },
    ],
    [
      'post',
      '/auth/custody/share',
      "Returns the server's share to the device of the set.",
      { body: bodies.share, headers: token, answer: z.object({ auth: text }) },
    ],
    [
      'post',
      '/auth/custody/join',
      "Opens the browser's set at another site, by its device ID.",
      { body: bodies.join, headers: token, answer: z.object({}) },
    ],
    [
      'post',
      '/auth/custody/open',
      'Returns shares to a new device that proves the code or passkey.',
      {
        body: bodies.open,
        headers: token,
        answer: z.object({
          keyId: text,
          wrap: z.object({ id: text, data: text }),
          sets: list(z.object({ id: text, auth: text, recovery: text })),
        }),
      },
    ],
    [
      'post',
      '/auth/custody/release',
      'Returns the secret of a custodial wallet, shortly after a login.',
      { headers: token, answer: z.object({ secret: text }) },
    ],
    [
      'post',
      '/auth/custody/keep',
      'Cancels the deletion.',
      { body: bodies.keep, headers: token, answer: nothing },
    ],
    [
      'post',
      '/auth/custody/create',
      'Sets up recovery.',
      { body: bodies.change, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/custody/add-set',
      'Adds a device.',
      { body: bodies.change, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/custody/change-wrap',
      'Replaces the code or the passkey.',
      { body: bodies.change, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/custody/remove-set',
      'Removes a device.',
      { body: bodies.change, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/custody/delete',
      'Starts the deletion, which takes effect after seven days.',
      { body: bodies.change, headers: token, answer: z.looseObject({}) },
    ],
  ]),
  ...inGroup('Pages', [
    ['get', '/sdk', 'The page of the secure frame.', { answer: html }],
    ['get', '/sdk/', 'The same, with a slash.', { answer: html }],
    [
      'get',
      '/sdk/config',
      'Chains and options of the frame.',
      {
        answer: z.looseObject({
          projectId: text,
          allowedOrigins: list(text),
          apiUrl: text,
          chains: list(z.looseObject({ id: z.number(), rpcUrl: text })),
          solana: list(
            z.object({ caipNetworkId: text, name: text, rpcUrl: text }),
          ),
        }),
      },
    ],
    [
      'get',
      '/sdk/descriptors/:chainId/:address',
      'What a contract is for, in words (ERC-7730).',
      {
        answer: z.object({
          descriptors: list(
            z.looseObject({ intent: text, kind: text, type: text }),
          ),
        }),
      },
    ],
    [
      'get',
      '/sdk/assets/:file',
      'Scripts and styles of the frame.',
      { answer: 'text/javascript' },
    ],
    [
      'get',
      '/sdk/worker/:file',
      'The worker that signs.',
      { answer: 'text/javascript' },
    ],
    ['get', '/sdk/approve', 'The window of approvals.', { answer: html }],
    [
      'get',
      '/sdk/keep',
      'The window that keeps the account.',
      { answer: html },
    ],
    [
      'get',
      '/sdk/hand-over',
      'The window that opens the account at another site of the browser.',
      { answer: html },
    ],
    [
      'get',
      '/sdk/export',
      'The window that exports private keys.',
      { answer: html },
    ],
    [
      'get',
      '/sdk/devices',
      'The window of devices and recovery.',
      { answer: html },
    ],
    [
      'get',
      '/sdk/passkey',
      'The window of a login with a passkey.',
      { answer: html },
    ],
    [
      'get',
      '/device/:token',
      'The page of the emailed link.',
      { answer: html },
    ],
    [
      'post',
      '/device/:token',
      'Approves or rejects the device.',
      { answer: html },
    ],
    [
      'get',
      '/device/page/:file',
      'Styles of this page.',
      { answer: 'text/css' },
    ],
  ]),
]

/** Every path of the API and of the wallet, with its schemas. */
export const httpRoutes = { api: apiRoutes, wallet: walletRoutes }

function toCall(method: string, params: z.ZodMiniType) {
  return z.extend(rpcSchema, { method: z.literal(method), params })
}

type Row = readonly [
  method: HttpRoute['method'],
  path: string,
  summary: string,
  rest: Pick<HttpRoute, 'answer' | 'body' | 'headers' | 'query'>,
]

function inGroup(group: string, rows: readonly Row[]): HttpRoute[] {
  return rows.map(([method, path, summary, rest]) => ({
    ...{ group, method, path, summary },
    ...rest,
  }))
}
