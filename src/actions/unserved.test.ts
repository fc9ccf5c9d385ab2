import { expect, test } from 'vitest'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import type { Kit } from '../createKit.js'
import { getActivity } from './getActivity.js'
import { getBalances } from './getBalances.js'
import { getGasPrices } from './getGasPrices.js'
import { getIdentity } from './getIdentity.js'
import { getName } from './getName.js'
import { getNameAvailability } from './getNameAvailability.js'
import { getNameSuggestions } from './getNameSuggestions.js'
import { getNfts } from './getNfts.js'
import { getOnrampOptions } from './getOnrampOptions.js'
import { getOnrampQuote } from './getOnrampQuote.js'
import { getPrices } from './getPrices.js'
import { getReverseNames } from './getReverseNames.js'
import { getSmartSessions } from './getSmartSessions.js'
import { getSwapTokens } from './getSwapTokens.js'

const chainId = 1
const target = { address: readerAddress, chainId }
const name = 'ada1'
const purchase = {
  amount: '50',
  chainId,
  paymentCurrency: { id: 'USD', limits: [] },
  purchaseCurrency: { id: 'eth', name: 'Ether', networks: [], symbol: 'ETH' },
}
const unserved = { isSupported: false }

const rows: [string, (kit: Kit) => Promise<unknown>, object | undefined][] = [
  [
    'getActivity',
    (kit) => getActivity(kit, target),
    { activities: [], ...unserved },
  ],
  ['getNfts', (kit) => getNfts(kit, target), { nfts: [], ...unserved }],
  [
    'getBalances',
    (kit) => getBalances(kit, target),
    { balances: [{ symbol: 'ETH', value: 0 }], ...unserved },
  ],
  ['getIdentity', (kit) => getIdentity(kit, target), unserved],
  [
    'getName',
    (kit) => getName(kit, { chainId, name: `${name}.reown.id` }),
    unserved,
  ],
  [
    'getNameAvailability',
    (kit) => getNameAvailability(kit, { chainId, name }),
    { isAvailable: false, ...unserved },
  ],
  [
    'getNameSuggestions',
    (kit) => getNameSuggestions(kit, { chainId, name }),
    { suggestions: [], ...unserved },
  ],
  [
    'getReverseNames',
    (kit) => getReverseNames(kit, target),
    { records: [], ...unserved },
  ],
  [
    'getPrices',
    (kit) => getPrices(kit, { addresses: [`eip155:1:${readerAddress}`] }),
    { prices: [], ...unserved },
  ],
  [
    'getSwapTokens',
    (kit) => getSwapTokens(kit, { chainId }),
    { tokens: [], ...unserved },
  ],
  [
    'getOnrampOptions',
    (kit) => getOnrampOptions(kit, { chainId }),
    { isFallback: false, paymentCurrencies: [], purchaseCurrencies: [] },
  ],
  ['getOnrampQuote', (kit) => getOnrampQuote(kit, purchase), undefined],
  [
    'getSmartSessions',
    (kit) => getSmartSessions(kit, target),
    { sessions: [], ...unserved },
  ],
]

/** The API has an answer, but not for Ethereum. */
const setup = () =>
  createApiKit({ answer: () => ({}), supported: ['eip155:10'] })

test.each(rows)('default: %s asks nothing', async (_name, run, expected) => {
  const { calls, kit } = setup()
  const found = await run(kit)
  if (expected === undefined) expect(found).toBeUndefined()
  else expect(found).toMatchObject(expected)
  expect(calls).toEqual([])
})

test('error: getGasPrices', async () => {
  const { calls, kit } = setup()
  await expect(getGasPrices(kit, { chainId })).rejects.toMatchObject({
    shortMessage: 'Network not supported for Gas Price',
  })
  expect(calls).toEqual([])
})
