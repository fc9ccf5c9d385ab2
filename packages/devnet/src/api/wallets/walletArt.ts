/**
 * Simple drawings for popular wallets, as the components draw them: their logos
 * are trademarks.
 */
export const walletArt: Readonly<Record<string, string>> = {
  MetaMask: draw(
    '#f58b2b',
    '<path fill="#fff" d="m8.5 9.5 8.2 5.2h6.6l8.2-5.2-1.6 9.6 1.5 4.6-1.9 6.3-5.6-1.6-2.4 2.1h-3l-2.4-2.1-5.6 1.6-1.9-6.3 1.5-4.6Z"/><path fill="#f58b2b" d="m13.2 20.2 4.2 1.6-.6 2.1Zm13.6 0-4.2 1.6.6 2.1ZM18.2 27h3.6l-.8 1.6h-2Z"/>',
  ),
  'Coinbase Wallet': draw(
    '#1652f0',
    '<circle cx="20" cy="20" r="12" fill="#fff"/><rect x="16" y="16" width="8" height="8" rx="1.6" fill="#1652f0"/>',
  ),
  Phantom: draw(
    '#8f80e8',
    '<path fill="#fff" d="M20 9c-6 0-10 4.6-10 10.600V30l3.4-2.400L16.7 30l3.3-2.4 3.3 2.4 3.3-2.400L30 30V19.600C30 13.6 26 9 20 9Z"/><circle cx="17" cy="18.5" r="1.9" fill="#8f80e8"/><circle cx="23.5" cy="18.5" r="1.9" fill="#8f80e8"/>',
  ),
  'Trust Wallet': draw(
    '#2b3df0',
    '<path fill="#fff" d="M20 8.500c3.3 2.4 6.8 3.4 10.5 3.500v7.500c0 5.6-4.3 9.3-10.5 12-6.2-2.7-10.5-6.4-10.5-12V12c3.7-.1 7.2-1.1 10.5-3.500Z"/><path fill="#2b3df0" opacity=".35" d="M20 8.500c3.3 2.4 6.8 3.4 10.5 3.500v7.500c0 5.6-4.3 9.3-10.5 12Z"/>',
  ),
}

function draw(ground: string, shapes: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${ground}" d="M0 0h40v40H0z"/>${shapes}</svg>`
}
