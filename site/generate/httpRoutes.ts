import * as z from 'zod/mini'
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
import {
  codeSchema as proofCodeSchema,
  proofSchema,
} from '../../packages/server/src/auth/proof/createProofRoutes.js'
import { schemas as socialSchemas } from '../../packages/server/src/auth/social/createSocialRoutes.js'
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
const tokenUser = z.looseObject({ token: text, userId: text })
const token = ['authorization']
const page = z.nullish(text)

const apiRoutes: readonly HttpRoute[] = [
  ...inGroup('Chains', [
    [
      'get',
      '/v1/supported-chains',
      'Networks that the API serves, as CAIP-2 IDs.',
      { answer: z.object({ http: list(text), ws: list(text) }) },
    ],
    [
      'post',
      '/v1',
      'JSON-RPC to a node of the network. The methods are those of reading and of `eth_sendRawTransaction`.',
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
      'JSON-RPC to the bundler of the network (ERC-7769): user operations of EntryPoint 0.7.',
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
      'Tokens of an account, with prices.',
      {
        query: z.object({
          chainId: z.optional(text),
          currency: z.optional(text),
        }),
        answer: z.object({ balances: list(balanceSchema) }),
      },
    ],
    [
      'get',
      '/v1/account/:address/history',
      'Transactions of an account, the newest first.',
      {
        query: z.object({
          chainId: z.optional(text),
          cursor: z.optional(text),
          onramp: z.optional(text),
        }),
        answer: z.object({ data: list(transactionSchema), next: page }),
      },
    ],
    [
      'post',
      '/v1/fungible/price',
      'Prices of tokens, by their CAIP-10 IDs.',
      {
        body: priceBodySchema,
        answer: z.object({ fungibles: list(priceSchema) }),
      },
    ],
    [
      'get',
      '/v1/identity/:address',
      'Name and picture of an address.',
      { answer: identitySchema },
    ],
  ]),
  ...inGroup('Swaps', [
    [
      'get',
      '/v1/convert/tokens',
      'Tokens that can be swapped on a network.',
      {
        query: z.object({ chainId: text }),
        answer: z.object({ tokens: list(swapTokenSchema) }),
      },
    ],
    [
      'get',
      '/v1/convert/quotes',
      'The price of a swap. Amounts are in base units.',
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
      "What the swap's contract may spend.",
      {
        query: z.object({ tokenAddress: text, userAddress: text }),
        answer: allowanceSchema,
      },
    ],
    [
      'get',
      '/v1/convert/gas-price',
      'Gas prices in wei.',
      { query: z.object({ chainId: text }), answer: gasPriceSchema },
    ],
    [
      'get',
      '/v1/convert/build-approve',
      'The transaction that approves the swap.',
      {
        query: z.object({ from: text, to: text, userAddress: text }),
        answer: builtApproveSchema,
      },
    ],
    [
      'post',
      '/v1/convert/build-transaction',
      'The transaction of the swap.',
      { body: swapSchema, answer: builtSwapSchema },
    ],
  ]),
  ...inGroup('Names', [
    [
      'get',
      '/v1/profile/account/:name',
      'The record of a name.',
      { answer: recordSchema },
    ],
    [
      'get',
      '/v1/profile/reverse/:address',
      'Names of an address.',
      { answer: list(recordSchema) },
    ],
    [
      'get',
      '/v1/profile/suggestions/:name',
      'Names that begin alike, and whether they are taken.',
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
      'Registers a name, with a signed message.',
      { body: nameBodySchema, answer: success },
    ],
  ]),
  ...inGroup('Buying', [
    [
      'get',
      '/v1/onramp/options',
      'Currencies to buy, and to pay with.',
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
      'The price of a purchase.',
      { body: quoteSchema, answer: onrampQuoteSchema },
    ],
    [
      'post',
      '/v1/generators/onrampurl',
      "The provider's page for a purchase.",
      { body: orderSchema, answer: onrampUrlSchema },
    ],
  ]),
  ...inGroup('Payments', [
    [
      'post',
      '/v1/json-rpc',
      'Exchanges that pay: `reown_getExchanges`, `reown_getExchangePayUrl`, `reown_getExchangeBuyStatus`.',
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
      'The price of paying with another asset.',
      { body: transferSchema, answer: transferQuoteSchema },
    ],
    [
      'get',
      '/appkit/v1/transfers/status',
      'How far a transfer is.',
      { query: z.object({ requestId: text }), answer: transferStatusSchema },
    ],
    [
      'get',
      '/appkit/v1/transfers/assets/exchanges/:id',
      'Assets of an exchange.',
      { answer: exchangeAssetsSchema },
    ],
  ]),
  ...inGroup('Smart sessions', [
    [
      'get',
      '/v1/sessions/:account',
      'Sessions of an account, by its CAIP-10 ID.',
      { answer: z.object({ pcis: list(sessionSchema) }) },
    ],
    [
      'post',
      '/v1/sessions/:account',
      'Prepares a session, and returns its key.',
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
      "Records the wallet's grant.",
      { body: grantSchema, answer: success },
    ],
    [
      'post',
      '/v1/sessions/:account/revoke',
      "Revokes a session, with the owner's signature.",
      { body: revokeSchema, answer: success },
    ],
  ]),
  ...inGroup('Projects', [
    [
      'get',
      '/appkit/v1/config',
      'Features of the project.',
      { answer: z.object({ features: list(featureSchema) }) },
    ],
    [
      'get',
      '/appkit/v1/project-limits',
      "Limits of the project's plan.",
      { answer: limitsSchema },
    ],
    [
      'get',
      '/projects/v1/origins',
      'Origins that may use the project.',
      { answer: originsSchema },
    ],
    [
      'get',
      '/getAnalyticsConfig',
      'Whether the project takes events.',
      { answer: z.object({ isAnalyticsEnabled: z.boolean() }) },
    ],
    [
      'post',
      '/e',
      'Takes events and errors: one, or a list. Only with `analytics`.',
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
      'The wallet explorer, by pages.',
      {
        query: walletsSchema,
        answer: z.object({ count: z.number(), data: list(walletSchema) }),
      },
    ],
    ['get', '/getWalletImage/:id', 'Picture of a wallet.', { answer: svg }],
    [
      'get',
      '/public/getAssetImage/:id',
      'Picture of a network.',
      { answer: svg },
    ],
    [
      'get',
      '/public/getCurrencyImage/:id',
      'Picture of a currency.',
      { answer: svg },
    ],
    [
      'get',
      '/public/getTokenImage/:id',
      'Picture of a token.',
      { answer: svg },
    ],
    [
      'get',
      '/icons/:file',
      'Pictures that rows of the API name.',
      { answer: svg },
    ],
    [
      'get',
      '/avatars/:file',
      'Generated picture of an address.',
      { answer: svg },
    ],
    ['get', '/nft/:contract/:file', 'Picture of an NFT.', { answer: svg }],
  ]),
  ...inGroup('Hosted sign-in', [
    [
      'get',
      '/auth/v1/nonce',
      'A nonce, and the token that carries it.',
      { answer: z.object({ nonce: text, token: text }) },
    ],
    [
      'post',
      '/auth/v1/otp',
      'Mails a code to an address that a sign-in names.',
      { body: otpSchema, answer: z.object({ uuid: z.nullable(text) }) },
    ],
    [
      'put',
      '/auth/v1/otp',
      'Confirms the code.',
      { body: confirmSchema, headers: ['x-otp'], answer: z.null() },
    ],
    [
      'post',
      '/auth/v1/authenticate',
      'Verifies a signed message, and returns the token of the session.',
      {
        body: authenticateSchema,
        headers: ['x-nonce-jwt', 'x-otp'],
        answer: z.object({ token: text }),
      },
    ],
    [
      'get',
      '/auth/v1/me',
      'The session of a token.',
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
      'Stores data of the app with the account of the session.',
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
      'Begins a login: mails a code, or a link for a new device.',
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
      'Waits until the device is approved by the mailed link.',
      {
        body: loginSchemas.device,
        answer: z.object({ approved: z.boolean() }),
      },
    ],
    [
      'post',
      '/auth/otp',
      'Checks a code, and returns the token of the session.',
      { body: loginSchemas.otp, answer: tokenUser },
    ],
    [
      'post',
      '/auth/token',
      "Logs in with an ID token of the app's own login.",
      { body: loginSchemas.token, answer: tokenUser },
    ],
    [
      'get',
      '/auth/session',
      'The user of a token.',
      { headers: token, answer: user },
    ],
    [
      'post',
      '/auth/sign-out',
      'Ends the session.',
      { headers: token, answer: nothing },
    ],
    [
      'post',
      '/auth/update',
      'Begins a change of the email.',
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
      'Checks the code of the old address.',
      { body: updateCodeSchema, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/update/secondary',
      'Checks the code of the new address.',
      { body: updateCodeSchema, headers: token, answer: z.looseObject({}) },
    ],
    [
      'post',
      '/auth/proof',
      'Mails a code before a key leaves the wallet.',
      { body: proofSchema, headers: token, answer: z.object({ email: text }) },
    ],
    [
      'post',
      '/auth/proof/code',
      'Checks this code.',
      { body: proofCodeSchema, headers: token, answer: user },
    ],
  ]),
  ...inGroup('Social logins', [
    [
      'post',
      '/auth/social/start',
      "Begins a login at a provider, and returns the provider's page.",
      {
        body: socialSchemas.start,
        answer: z.object({ state: text, uri: text }),
      },
    ],
    [
      'post',
      '/auth/social/state',
      'How far the login is. The frame asks until it is complete.',
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
      'Exchanges the result for the token of a session.',
      { body: socialSchemas.exchange, answer: tokenUser },
    ],
    [
      'get',
      '/auth/social/ticket/:ticket',
      "Waits for the provider's page, for the window that was opened first.",
      { answer: z.object({ uri: z.optional(text) }) },
    ],
    [
      'get',
      '/auth/social/callback/:provider',
      'Where providers send users back to.',
      { answer: html },
    ],
    [
      'post',
      '/auth/social/callback/:provider',
      'The same, for providers that post a form.',
      { answer: html },
    ],
    ['get', '/loading', 'The window while the login begins.', { answer: html }],
    [
      'get',
      '/window/:file',
      'Styles and scripts of this window.',
      { answer: 'text/css' },
    ],
    [
      'post',
      '/auth/farcaster/start',
      'Begins a login by Farcaster.',
      {
        body: farcasterStartSchema,
        answer: z.object({ loginId: text, url: text }),
      },
    ],
    [
      'post',
      '/auth/farcaster/wait',
      'Waits for the signature, and returns the token of a session.',
      { body: farcasterSchema, answer: z.union([tokenUser, nothing]) },
    ],
    [
      'post',
      '/auth/farcaster/cancel',
      'Ends the login.',
      { body: farcasterSchema, answer: nothing },
    ],
  ]),
  ...inGroup('Recovery', [
    [
      'get',
      '/auth/custody',
      'Devices and ways to recover the wallet.',
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
      'A challenge for a signed change. It is used once.',
      {
        body: bodies.challenge,
        headers: token,
        answer: z.object({ challenge: text }),
      },
    ],
    [
      'post',
      '/auth/custody/share',
      "The server's share, for the device of the set only.",
      { body: bodies.share, headers: token, answer: z.object({ auth: text }) },
    ],
    [
      'post',
      '/auth/custody/join',
      "Uses the browser's set at another site, by the id of its device.",
      { body: bodies.join, headers: token, answer: z.object({}) },
    ],
    [
      'post',
      '/auth/custody/open',
      'Shares for a new device, with a proof of the code or the passkey.',
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
      'The secret of a wallet that the server can open, soon after a login.',
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
      'Sets the recovery up.',
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
      'Begins the deletion, which takes seven days.',
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
    ['get', '/device/:token', 'The page of the mailed link.', { answer: html }],
    [
      'post',
      '/device/:token',
      'Approves the device, or refuses it.',
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
