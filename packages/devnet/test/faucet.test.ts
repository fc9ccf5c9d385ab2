import { describe, expect, test } from 'vitest'
import { setupServices } from './setupServices.js'

const { api, get, post } = setupServices()

const addressOf = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`

type Balance = {
  symbol: string
  chainId: string
  address?: string
  value: number
  price: number
  quantity: { decimals: string; numeric: string }
  iconUrl: string
}

async function balancesOf(address: string, query = '&chainId=eip155:31337') {
  const response = await api(
    `/v1/account/${address}/balance?projectId=local&currency=usd&st=a&sv=b${query}`,
  )
  expect(response.status).toBe(200)
  const { balances } = (await response.json()) as { balances: Balance[] }
  return balances
}

describe('faucet', () => {
  test('default', async () => {
    const address = addressOf('1')
    expect(await get().control.fund(address)).toEqual({ funded: true })
    const balances = await balancesOf(address)
    const amounts = balances.map((b) => [b.symbol, b.quantity.numeric])
    expect(amounts).toEqual([
      ['ETH', '10'],
      ['USDL', '1000'],
      ['GOLD', '50'],
      ['USDN', '25'],
    ])
  })

  test('behavior: once for an address, however often and at once', async () => {
    const addresses = ['2', '3', '2', '2', '4'].map(addressOf)
    const answers = await Promise.all(
      addresses.map(async (address) =>
        (await post(get().urls.faucet, { address })).json(),
      ),
    )
    expect(answers.filter((answer) => answer.funded)).toHaveLength(3)
    const upper = `0x${'2'.repeat(40)}`
    expect(await get().control.fund(upper)).toEqual({ funded: false })
    for (const digit of ['2', '3', '4'])
      expect((await balancesOf(addressOf(digit)))[1]).toMatchObject({
        quantity: { numeric: '1000' },
      })
  })

  test.each([
    'ada',
    '',
    `0x${'0'.repeat(40)}`,
    `0x${'a'.repeat(39)}`,
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359x',
    '0xFb6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  ])('error: %j', async (address) => {
    const response = await post(get().urls.faucet, { address })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'INVALID_ADDRESS' })
  })

  test('error: from another page', async () => {
    const address = addressOf('5')
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await post(get().urls.faucet, { address }, headers)
    expect(response.status).toBe(403)
  })
})
