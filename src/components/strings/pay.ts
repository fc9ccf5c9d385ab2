// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for payments, and for deposits from an exchange. */
export const pay = {
  title: (amount: string) => `Pay ${amount}`,
  deposit: (amount: string) => `Deposit ${amount}`,
  withWallet: 'Pay with wallet',
  connect: 'Connect a wallet to pay',
  otherToken: 'Pay with another token',
  exchanges: 'Or pay from an exchange',
  delivering: 'Delivering your payment',
  waiting: (name: string) => `Waiting for ${name}`,
  waitingHint: 'Finish the payment in the other tab.',
  done: 'Payment complete',
  failed: 'Payment not made',
  undelivered: 'Payment not delivered',
  unknown: "Payment isn't confirmed yet",
  unknownHint:
    "We don't know yet whether your money was sent. Check before you pay again.",
  unknownSent: "Your money was sent and may still arrive. Don't pay again.",
  notDelivered:
    "Your money was sent, but didn't reach the recipient. Check that it came back before you pay again.",
  exchangeFailed: (name: string) =>
    `${name} didn't make the payment. Check your balance there before you pay again.`,
  anyway: 'Pay anyway',
  invalid: "This payment can't be made. The site set it up incorrectly.",
  gets: 'Recipient gets',
  through: 'Paid through',
  fee: 'Service fee',
  fromExchange: 'Deposit from an exchange',
  noExchanges: 'No exchange offers this',
}
