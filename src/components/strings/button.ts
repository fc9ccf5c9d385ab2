// Generated from src/components/languages/en/start.json.
// Edit that, then run `npm run messages`.

/** Strings for the buttons, separate because they are needed before any click. */
export const button = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  failed: "Couldn't load. Try again",
  account: (name: string) => `Account ${name}`,
  network: (name: string) => `Network ${name}`,
  unsupported: 'Unsupported network',
  pay: (amount: string) => `Pay ${amount}`,
}
