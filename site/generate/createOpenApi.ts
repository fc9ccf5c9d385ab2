import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type HttpRoute, httpRoutes } from './httpRoutes.js'

type Json = Readonly<Record<string, unknown>>

/** Describes the server's paths as OpenAPI 3.1, from their schemas. */
export function createOpenApi(): OpenApi {
  const routes = [...httpRoutes.api, ...httpRoutes.wallet]
  const paths: Record<string, Record<string, Json>> = {}
  for (const route of routes) {
    const path = toPath(route.path)
    paths[path] = { ...paths[path], [route.method]: toOperation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'latchkey-server',
      description:
        'The API is for pages of any origin. Paths below /auth, apart from /auth/v1, are for the frame page of the same origin only.',
      version: readVersion(),
    },
    tags: [...new Set(routes.map(({ group }) => group))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: { Failure: toSchema(failure) },
      responses: {
        Failure: {
          description: 'Failure. Match on `code`, which is stable.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Failure' },
            },
          },
        },
      },
    },
  }
}

export type OpenApi = {
  openapi: string
  info: Json
  tags: readonly { name: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  components: Json
}

function readVersion() {
  const path = '../../packages/server/package.json'
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

const failure = z.looseObject({
  status: z.number(),
  code: z.string(),
  message: z.string(),
})

/** Parameters mean the same on every path. */
const descriptions: Readonly<Record<string, string>> = {
  account: 'CAIP-10 ID of the account.',
  address: 'Address of the account, EVM or Solana.',
  amount: 'Amount to pay, in base units.',
  authorization: '`Bearer` and the token of the session.',
  badge: 'Only wallets with this badge.',
  badge_type: 'Replaces `badge`; `none` returns those without one.',
  chainId: 'CAIP-2 ID of a network.',
  chains: 'CAIP-2 IDs, comma-separated. Only wallets that support one of them.',
  contract: 'Address of the contract.',
  currency: 'Currency of the prices; only `usd`.',
  cursor: '`next` of the previous page.',
  entries: 'Entries per page, at most 100.',
  exclude: 'IDs of wallets to leave out, comma-separated.',
  file: 'Name of the file.',
  from: 'CAIP-10 ID of the token to pay.',
  gasPrice: 'Gas price in wei, to estimate the fee.',
  id: 'ID of the entry.',
  include: 'IDs of wallets, comma-separated. Only these are returned.',
  includeAppKitAccount: 'Adds the stored account to the session.',
  include_pay_only: 'Only wallets that can pay by link.',
  name: 'The name.',
  names: 'Names of wallets, comma-separated.',
  onramp: 'Only transactions of this onramp provider.',
  page: 'Page number, from 1.',
  projectId: 'ID of your project.',
  provider: 'Name of the social provider.',
  rdns: 'Reverse DNS names of wallets (EIP-6963), comma-separated.',
  requestId: 'ID of the transfer.',
  search: 'Part of the name of a wallet.',
  sort: '`wcpay`: wallets that can pay by link come first.',
  ticket: 'Ticket of the login in another window.',
  to: 'CAIP-10 ID of the token to receive.',
  token: 'Token of the emailed link.',
  tokenAddress: 'CAIP-10 ID of the token to pay.',
  userAddress: 'CAIP-10 ID of the account.',
  'x-nonce-jwt': 'Token of `GET /auth/v1/nonce`, which carries the nonce.',
  'x-otp': '`uuid` of `POST /auth/v1/otp`, if the app captures the email.',
  zone: 'Zone of the names; only `reown.id`.',
}

/** Paths of the API that need no project. */
const open = ['/icons/', '/avatars/', '/nft/', '/public/', '/getWalletImage/']

function toOperation(route: HttpRoute): Json {
  const { answer, body, group, headers = [], method, path, query } = route
  const isJson = typeof answer !== 'string'
  const isApi = httpRoutes.api.includes(route)
  const takesProject =
    (isApi && !open.some((start) => path.startsWith(start))) ||
    path.startsWith('/sdk')
  const members = query ? toMembers(toSchema(query)) : []
  return {
    operationId: `${method}${path.replace(/\W+(\w)/g, (_, letter) => letter.toUpperCase()).replace(/\W/g, '')}${path.endsWith('/') ? 'Slash' : ''}`,
    tags: [group],
    summary: route.summary,
    parameters: describe([
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
        ...{ name, in: 'path', required: true },
        schema: { type: 'string' },
      })),
      ...(takesProject
        ? [
            {
              ...{ name: 'projectId', in: 'query', required: true },
              schema: { type: 'string' },
            },
          ]
        : []),
      ...members.map(([name, schema, required]) => ({
        ...{ name, in: 'query', required, schema },
      })),
      ...headers.map((name) => ({
        ...{ name, in: 'header', required: name !== 'x-otp' },
        schema: { type: 'string' },
      })),
    ]),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toSchema(body) } },
      },
    }),
    responses: {
      [answer === 'none' ? 202 : 200]: {
        description: answer === 'none' ? 'Accepted.' : 'Success.',
        ...(answer !== 'none' && {
          content: {
            [isJson ? 'application/json' : answer]: {
              schema: isJson && answer ? toSchema(answer) : { type: 'string' },
            },
          },
        }),
      },
      default: { $ref: '#/components/responses/Failure' },
    },
  }
}

function describe<parameter extends { name: string | undefined }>(
  parameters: readonly parameter[],
) {
  return parameters.map((parameter) => {
    const description = descriptions[parameter.name ?? '']
    if (!description) throw new Error(`No description of '${parameter.name}'`)
    return { ...parameter, description }
  })
}

/** Schemas as they are on the wire: before they are transformed. */
function toSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return rest
}

function toMembers(schema: Json): [string, unknown, boolean][] {
  const { properties = {}, required = [] } = schema as {
    properties?: Json
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, value]) => [
    name,
    value,
    required.includes(name),
  ])
}

function toPath(path: string) {
  return path.replace(/:(\w+)/g, '{$1}')
}
