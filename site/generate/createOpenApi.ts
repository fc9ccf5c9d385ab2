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
          description: 'A refusal. `code` is stable, `message` is for people.',
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
    parameters: [
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
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toSchema(body) } },
      },
    }),
    responses: {
      [answer === 'none' ? 202 : 200]: {
        description: answer === 'none' ? 'Taken.' : 'Success.',
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
