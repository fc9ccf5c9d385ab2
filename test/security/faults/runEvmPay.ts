import type { PaymentAsset } from '../../../src/core/pay/payment.js'
import type { PayQuote } from '../../../src/features/pay/payQuote.js'
import { createPayService } from './createPayService.js'
import { payOnce } from './payOnce.js'
import { runEvmFaults } from './runEvmFaults.js'
import { runEvmPayment } from './runEvmPayment.js'

/**
 * Makes that many payments by `pay` on an EVM network. Most are orders with an
 * ID; some are converted by a service, with a new quote for each click.
 */
export async function runEvmPay(
  parameters: Omit<Parameters<typeof runEvmFaults>[0], 'pay'>,
): ReturnType<typeof runEvmFaults> {
  const service = createPayService()
  const uninstall = service.install()
  try {
    return await runEvmFaults({
      ...parameters,
      pay: (world, seed) => payBySeed(world, seed, service),
    })
  } finally {
    uninstall()
  }
}

const toAsset = (network: string, asset: string): PaymentAsset => ({
  network,
  asset,
  metadata: { name: 'Gold', symbol: 'GLD', decimals: 18 },
})

function payBySeed(
  world: Parameters<typeof runEvmPayment>[0],
  seed: number,
  service: createPayService.ReturnType,
) {
  return runEvmPayment(world, seed, {
    hasTabs: true,
    send(kit, { amount, onStep, resend, signal, to, token }, context) {
      const from = toAsset('eip155:31337', token ?? 'native')
      const isConverted = seed % 4 === 0
      const paymentAsset = isConverted
        ? toAsset('eip155:31338', 'native')
        : from
      const quote = (): PayQuote => ({
        ...service.addQuote(`request-${seed}`, context),
        createdAt: Date.now(),
        fees: [],
        from,
        fromAmount: amount,
        isDirect: false,
        recipient: to,
        timeInSeconds: 10,
        to: paymentAsset,
        toAmount: amount,
      })
      return payOnce(kit, {
        id: seed % 3 === 0 ? undefined : `order-${seed}`,
        onStep: onStep as never,
        options: { amount, paymentAsset, recipient: to },
        quote: isConverted ? quote() : undefined,
        ...{ resend, signal },
      })
    },
  })
}
