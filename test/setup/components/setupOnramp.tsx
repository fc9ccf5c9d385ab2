import { type ProjectRequest, setupProject } from './setupProject.js'

const limits = [{ id: 'card', min: '10.00', max: '7500.00' }]
const money = (amount: string, currency: string) => ({ amount, currency })

/** Address of the token that can be bought. */
export const onrampToken = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** Page of the provider. */
export const onrampPage = 'https://pay.coinbase.com/buy?sessionToken=1'

/** Sets up a project whose API answers requests for purchases and balances. */
export async function setupOnramp(parameters: setupProject.Parameters = {}) {
  const held = { amount: '5' }
  const found = await setupProject({
    onramp: { meldPublicKey: 'key' },
    ...parameters,
    answers: {
      'GET /v1/onramp/options': () => ({
        paymentCurrencies: ['EUR', 'USD'].map((id) => ({
          id,
          payment_method_limits: limits,
        })),
        purchaseCurrencies: ['USDC', 'ETH'].map((symbol) => ({
          id: symbol,
          name: symbol === 'ETH' ? 'Ether' : 'USD Coin',
          networks: [
            {
              chain_id: '1',
              contract_address: symbol === 'ETH' ? '' : onrampToken,
              display_name: 'Ethereum',
              name: 'ethereum',
            },
          ],
          symbol,
        })),
      }),
      'POST /v1/onramp/quote': ({ body }: ProjectRequest) => ({
        networkFee: money('0.50', 'EUR'),
        paymentSubtotal: money('98.50', 'EUR'),
        paymentTotal: money(String(body.amount), 'EUR'),
        purchaseAmount: money('1234.5', 'USDC'),
        quoteId: '1',
      }),
      'POST /v1/generators/onrampurl': () => ({ url: onrampPage }),
      ...parameters.answers,
    },
  })
  const path = `GET /v1/account/${found.config.state.connections.values().next().value?.accounts[0]}/balance`
  found.answers[path] ??= () => ({
    balances: [
      {
        address: `eip155:1:${onrampToken}`,
        chainId: 'eip155:1',
        iconUrl: 'https://icons.example/usdc.png',
        name: 'USD Coin',
        price: 1,
        quantity: { decimals: '6', numeric: held.amount },
        symbol: 'USDC',
        value: 1,
      },
    ],
  })
  /** Returns the views in the modal's stack. */
  const readStack = () =>
    found.kit.store.get(found.kit.atoms.modal).stack.map(({ view }) => view)
  return { ...found, held, readStack }
}
