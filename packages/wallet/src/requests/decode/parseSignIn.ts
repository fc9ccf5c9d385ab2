/** The fields of a sign-in message (EIP-4361), as they stand in it. */
export type SignIn = {
  scheme: string | undefined
  domain: string
  /** Network that the first line names, such as `Ethereum`. */
  network: string
  address: string
  statement: string | undefined
  /** `Name: value` lines, each at most once, in their fixed order. */
  fields: ReadonlyMap<FieldName, string>
}

type FieldName = (typeof names)[number]

const names = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
] as const

const head =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/?#@\\]+) wants you to sign in with your ([^\n]{1,64}) account:$/
const resource = /^- [a-z][a-z0-9+.-]*:[^\s]*$/i

/**
 * Reads a sign-in message line by line; nothing for a text that departs from
 * the grammar anywhere. Solana's form of it may leave out every field.
 */
export function parseSignIn(text: string): SignIn | undefined {
  const lines = text.split('\n')
  const [, scheme, domain, network] = head.exec(lines.shift() ?? '') ?? []
  const address = lines.shift()
  if (!domain || !network || !address || !/^\w+$/.test(address))
    return undefined
  const statement = takeStatement(lines)
  const fields = takeFields(lines)
  if (fields.size > 0 && lines[0] === 'Resources:') takeResources(lines)
  return lines.length === 0
    ? { scheme, domain, network, address, statement, fields }
    : undefined
}

/** Between two empty lines; both stay where there is none. */
function takeStatement(lines: string[]) {
  if (lines.length === 0) return undefined
  if (lines[0] !== '') return undefined
  lines.shift()
  const [line] = lines
  if (line === undefined || line === '') {
    lines.shift()
    return undefined
  }
  // Without a statement, one empty line may be all.
  if (isField(line)) return undefined
  lines.shift()
  if (lines[0] === '') lines.shift()
  return line
}

function isField(line: string) {
  return names.some((name) => line.startsWith(`${name}: `))
}

function takeFields(lines: string[]) {
  const fields = new Map<FieldName, string>()
  for (const name of names) {
    const start = `${name}: `
    if (!lines[0]?.startsWith(start)) continue
    const value = lines.shift()?.slice(start.length) ?? ''
    fields.set(name, value)
  }
  return fields
}

function takeResources(lines: string[]) {
  lines.shift()
  while (lines[0] !== undefined && resource.test(lines[0])) lines.shift()
}
