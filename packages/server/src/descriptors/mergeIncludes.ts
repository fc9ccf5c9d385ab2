import { DescriptorFault } from './fault.js'

type Json = Record<string, unknown>

/**
 * A file with what it includes: one other, from beside it or of this package.
 * What both say counts as the including file says it.
 *
 * @param read - the included file by its name
 * @throws DescriptorFault
 */
export async function mergeIncludes(
  file: unknown,
  read: (name: string) => Promise<unknown>,
): Promise<unknown> {
  if (!isRecord(file) || file.includes === undefined) return file
  const { includes, ...rest } = file
  const [, name] = /^(?:\.\/)?(\w[\w.-]*\.json)$/.exec(String(includes)) ?? []
  // guard: own folder
  if (name === undefined)
    throw new DescriptorFault('it includes a file from elsewhere')
  const included = await read(name)
  if (!isRecord(included) || included.includes !== undefined)
    throw new DescriptorFault(`${name} cannot be included`)
  return merge(included, rest)
}

function merge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under
  if (!isRecord(under) || !isRecord(over)) return over
  // Not by spreading: a member called `__proto__` is not to be set.
  const names = [...new Set([...Object.keys(under), ...Object.keys(over)])]
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'fields'
        ? mergeFields(under.fields, over.fields)
        : merge(own(under, name), own(over, name)),
    ]),
  )
}

/** Fields of the same path are one; others follow. */
function mergeFields(under: unknown, over: unknown) {
  if (!Array.isArray(under) || !Array.isArray(over)) return over ?? under
  const fields = under as Json[]
  const others = over as Json[]
  const isOf = (path: unknown) => (field: Json) => field?.path === path
  return [
    ...fields.map((field) => merge(field, others.find(isOf(field?.path)))),
    ...others.filter((field) => !fields.some(isOf(field?.path))),
  ]
}

function own(record: Json, name: string) {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
