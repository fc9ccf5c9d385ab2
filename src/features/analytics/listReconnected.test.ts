import { expect, test } from 'vitest'
import { createApiKit } from '../../../test/setup/kit/createApiKit.js'
import type { Account } from '../../core/account/account.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { listReconnected } from './listReconnected.js'

const connector = { id: AUTH_CONNECTOR_ID, name: 'Email', uid: '1' }
const accounts = [{ connector, status: 'connected' } as Account]

function list(provider: string) {
  const { kit } = createApiKit()
  kit.storage.set('socialProvider', provider)
  const first = { event: 'MODAL_OPEN' } as const
  return listReconnected(kit, { accounts, first }).map((raised) =>
    'method' in raised ? [raised.event, raised.method] : [raised.event],
  )
}

test('default: a social login', () => {
  expect(list('google')).toEqual([
    ['CONNECT_SUCCESS', 'social'],
    ['SOCIAL_LOGIN_SUCCESS'],
  ])
})

test("behavior: a token of the app's own sign-in is none", () => {
  expect(list('token')).toEqual([['CONNECT_SUCCESS', 'email']])
})
