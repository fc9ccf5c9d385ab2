import { nestedAddress } from './nestedAddress.js'

/**
 * The `state` values by which a provider's answer can be known, from the
 * address of its login; that of an address inside of it, too.
 *
 * @example
 * readSocialStates('https://provider.example/authorize?state=abc') // ['abc']
 */
export function readSocialStates(uri: string): readonly string[] {
  if (!URL.canParse(uri)) return []
  const { searchParams } = new URL(uri)
  const nested = searchParams.get(nestedAddress)
  return [
    ...searchParams.getAll('state').filter(Boolean),
    ...(nested ? readSocialStates(nested) : []),
  ]
}
