// Generated from src/components/languages/en/start.json.
// Edit that, then run `npm run messages`.

/**
 * Strings of the card that is shown while the modal's code loads, separate
 * because every page loads them.
 */
export const opening = {
  common: { close: 'Close', loading: 'Loading' },
  titles: { Account: 'Account', Connect: 'Connect', Networks: 'Network' },
}
