import { ParameterError } from '../../core/errors/base.js'

/** Input of `solana:signIn`; apps may omit anything. */
export type SignInInput = {
  address?: string | undefined
  chainId?: string | undefined
  domain?: string | undefined
  expirationTime?: string | undefined
  issuedAt?: string | undefined
  nonce?: string | undefined
  notBefore?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
  statement?: string | undefined
  uri?: string | undefined
  version?: string | undefined
}

const fields = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/**
 * Returns the text that an account signs to sign in. The domain is that of the
 * page: a page cannot ask for a sign-in to another site.
 *
 * Standard: Sign In With Solana (SIWS), the ABNF of `solana:signIn`.
 *
 * @throws ParameterError when the domain or the address is another one, or a
 * value has more than one line
 */
export function toSignInText(parameters: {
  address: string
  input: SignInInput
}): string {
  const { address, input } = parameters
  const { host } = window.location
  const { domain = host } = input
  if (domain !== host) throw refuse('domain', host)
  if ((input.address ?? address) !== address) throw refuse('address', address)
  const lines = fields.flatMap(([key, name]) =>
    input[key] === undefined ? [] : [`${name}: ${toLine(key, input[key])}`],
  )
  if (input.resources)
    lines.push(
      'Resources:',
      ...input.resources.map((item) => `- ${toLine('resources', item)}`),
    )
  const statement =
    input.statement === undefined ? '' : toLine('statement', input.statement)
  return [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    ...(statement ? [statement] : []),
    ...(lines.length ? [lines.join('\n')] : []),
  ].join('\n\n')
}

/** A line break would let a value pretend to be another field. */
function toLine(parameter: string, value: unknown): string {
  if (typeof value !== 'string' || /[\r\n]/.test(value))
    throw refuse(parameter, 'one line of text')
  return value
}

const refuse = (parameter: string, expected: string) =>
  new ParameterError({ expected, parameter, received: 'another value' })
