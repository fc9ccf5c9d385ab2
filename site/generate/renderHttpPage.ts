import type { OpenApi } from './createOpenApi.js'
import { toSentence } from './text.js'

type Operation = {
  summary: string
  tags: readonly string[]
  parameters: readonly {
    name: string
    description: string
    in: string
    required: boolean
    schema: unknown
  }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}

/** Renders the paths of the server as a page, by subject. */
export function renderHttpPage({ paths, tags }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  )
  return [
    '---\noutline: 2\n---\n\n# HTTP API',
    'All endpoints of `latchkey-server`. Use this page to operate the server, or to implement one that the kit can use. Request schemas are the ones the server validates with; response schemas are the ones the kit parses with. Download: <a href="/openapi.json" target="_self" download>openapi.json</a> (OpenAPI 3.1).',
    '- The API accepts requests from any origin. Pass the project ID as `projectId`.\n- Endpoints below `/auth`, except `/auth/v1`, accept requests from the frame page of the same origin only. Pass the session token as `authorization: Bearer <token>`.\n- Errors are JSON: `{ status, code, message }`. `429` has a `Retry-After` header on the API.\n- Request bodies are limited to 64 KiB.',
    ...tags.flatMap(({ name }) => [
      `## ${name}`,
      ...operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(renderOperation),
    ]),
  ].join('\n\n')
}

function renderOperation(item: {
  method: string
  operation: Operation
  path: string
}) {
  const { method, operation, path } = item
  const { parameters, requestBody, responses, summary } = operation
  const rows = parameters.map(
    ({ description, in: where, name, required, schema }) =>
      `| \`${name}\` | ${where}${required ? ', required' : ''} | \`${toType(schema).replaceAll('|', '\\|')}\` | ${description} |`,
  )
  const body = requestBody?.content['application/json']?.schema
  const [answer] = Object.values(responses)
  const [media, content] = Object.entries(answer?.content ?? {})[0] ?? []
  return [
    `### \`${method} ${path}\``,
    toSentence(summary),
    ...(rows.length > 0
      ? [
          [
            '| Parameter | In | Type | |',
            '| --- | --- | --- | --- |',
            ...rows,
          ].join('\n'),
        ]
      : []),
    ...(body ? ['Body:', toBlock(body)] : []),
    ...(media === 'application/json'
      ? ['Response:', toBlock(content?.schema)]
      : media
        ? [`Responds with \`${media}\`.`]
        : ['Responds with `202` and no body.']),
  ].join('\n\n')
}

function toBlock(schema: unknown) {
  return `\`\`\`ts\n${toType(schema)}\n\`\`\``
}

/** Writes a JSON schema as a TypeScript type, which is shorter to read. */
function toType(given: unknown, indent = ''): string {
  const schema = (given ?? {}) as {
    type?: string | readonly string[]
    const?: unknown
    enum?: readonly unknown[]
    anyOf?: readonly unknown[]
    items?: unknown
    properties?: Record<string, unknown>
    required?: readonly string[]
    additionalProperties?: unknown
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((one) => toType(one, indent)))].join(
      ' | ',
    )
  if (schema.type === 'array') {
    const item = toType(schema.items, indent)
    return item.includes(' | ') && !item.startsWith('{')
      ? `(${item})[]`
      : `${item}[]`
  }
  if (schema.type !== 'object')
    return [schema.type ?? 'unknown'].flat().join(' | ')
  const inner = `${indent}  `
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, value]) =>
      `${inner}${/^\w+$/.test(name) ? name : `'${name}'`}${schema.required?.includes(name) ? '' : '?'}: ${toType(value, inner)}`,
  )
  if (members.length > 0) return `{\n${members.join('\n')}\n${indent}}`
  const { additionalProperties } = schema
  return typeof additionalProperties === 'object' &&
    Object.keys(additionalProperties ?? {}).length > 0
    ? `Record<string, ${toType(additionalProperties, indent)}>`
    : '{}'
}
