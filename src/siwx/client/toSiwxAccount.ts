import { getMember } from '../../core/errors/getMember.js'
import { SignInServiceError } from '../../core/errors/signIn.js'
import { readText } from './readText.js'
import type { SiwxAccount } from './types.js'

/**
 * Account of an answer of a hosted sign-in service.
 *
 * @throws SignInServiceError when the service keeps no accounts
 */
export function toSiwxAccount(answer: unknown): SiwxAccount {
  const account = getMember(answer, 'appKitAccount')
  const read = (key: string) => readText(getMember(account, key)) ?? ''
  const id = read('uuid')
  if (!id) throw new SignInServiceError({ details: 'Expected an account.' })
  const email = readText(getMember(answer, 'email'))
  const metadata = getMember(account, 'metadata')
  const isObject = typeof metadata === 'object' && !Array.isArray(metadata)
  return {
    id,
    address: read('address'),
    chainId: read('caip2_chain'),
    ...(email && { email }),
    metadata: isObject ? (metadata as SiwxAccount['metadata']) : null,
    createdAt: read('created_at'),
    lastSignedInAt: read('last_signed_in_at'),
    updatedAt: read('updated_at'),
  }
}
