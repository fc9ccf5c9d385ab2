import type { DefaultTheme } from 'vitepress'
import type { Reference, ReferenceName } from './readReference.js'

type Page = readonly [text: string, page: string]
type Group = readonly [text: string, pages: readonly Page[]]

/** Every page of `docs`, in the order of the sidebar. */
export const groups: readonly Group[] = [
  [
    'Get started',
    [
      ['Choose a starting point', 'get-started'],
      ['Connectors only', 'get-started-connectors'],
      ['Hooks', 'get-started-hooks'],
      ['Button and modal', 'connect-with-components'],
      ['Solana', 'get-started-solana'],
      ['Next', 'get-started-next'],
      ['Vue and Svelte', 'vue-and-svelte'],
      ['Self-hosting', 'get-started-self-hosting'],
    ],
  ],
  [
    'Connect',
    [
      ['Which hook for what', 'which-hook'],
      ['Connect a wallet', 'connect'],
      ['Your own wallet list', 'wallets'],
      ['WalletConnect', 'wallet-connect'],
      ['Mobile links', 'mobile'],
      ['A custom button', 'custom-button'],
      ['Solana beside EVM', 'evm-and-solana'],
      ['Disconnect and reload', 'disconnect-and-reload'],
      ['Two tabs', 'two-tabs'],
    ],
  ],
  [
    'Log in and sign in',
    [
      ['Log in by email', 'log-in-by-email'],
      ['Email only', 'email-only'],
      ['Log in by a social provider', 'social-login'],
      ['Log in with a passkey', 'passkey-login'],
      ['Guests', 'guests'],
      ['Your own auth', 'your-own-auth'],
      ['Auth0', 'auth0'],
      ['Firebase', 'firebase'],
      ['Supabase', 'supabase'],
      ['Clerk', 'clerk'],
      ['Cognito', 'cognito'],
      ['Any provider with a key set', 'jwks'],
      ['Gate a page', 'gate-a-page'],
      ['SIWE with your backend', 'sign-in-with-your-backend'],
      ['Sign in with a wallet', 'sign-in'],
      ['Recover a wallet', 'recover-a-wallet'],
      ['Export private keys', 'export-keys'],
      ['Second factors (MFA)', 'mfa'],
      ['Users who lost their email', 'lost-email'],
      ['Delete an account (GDPR)', 'delete-an-account'],
    ],
  ],
  [
    'Move money',
    [
      ['Watch a balance', 'watch-a-balance'],
      ['Balances', 'balances'],
      ['Currency', 'currency'],
      ['Activity and NFTs', 'activity'],
      ['Send', 'send'],
      ['Receive', 'receive'],
      ['Swap in your own UI', 'swap'],
      ['Buy crypto', 'onramp'],
      ['Pay', 'pay'],
      ['Deposit from an exchange', 'deposit-from-an-exchange'],
      ['Names', 'names'],
      ['Sponsor gas', 'sponsor-gas'],
      ['Smart accounts', 'smart-accounts'],
      ['Smart sessions', 'smart-sessions'],
    ],
  ],
  [
    'Look',
    [
      ['Brand colours and theme', 'theming'],
      ['Languages', 'languages'],
    ],
  ],
  [
    'Ship',
    [
      ['Go to production', 'go-to-production'],
      ['Security', 'security'],
      ['Content Security Policy', 'content-security-policy'],
      ['Server rendering', 'server-rendering'],
      ['Test your app', 'test-your-app'],
      ['Local services', 'devnet'],
      ['Testing locally', 'testing-locally'],
      ['Browsers', 'browsers'],
      ['Figures', 'figures'],
      ['Features', 'features'],
      ['Analytics', 'analytics'],
      ['Webhooks', 'webhooks'],
      ['React Native', 'react-native'],
      ['Upgrade and deprecations', 'upgrade'],
      ['wagmi workarounds', 'wagmi-workarounds'],
      ['Architecture', 'architecture'],
    ],
  ],
  [
    'Host it yourself',
    [
      ['Run the server', 'run-the-server'],
      ['Run it for real', 'run-it-for-real'],
      ['Scale', 'scale'],
      ['Parts of the server', 'self-hosting'],
    ],
  ],
  [
    'Migrate',
    [
      ['Compare wallet kits', 'compare'],
      ['From RainbowKit', 'from-rainbowkit'],
      ['From ConnectKit', 'from-connectkit'],
      ['From AppKit', 'from-appkit'],
      ['From Privy', 'from-privy'],
      ['Keep your wallet list', 'other-wallet-lists'],
    ],
  ],
  [
    'Entry points',
    [
      ['latchkey', 'latchkey'],
      ['latchkey/connectors', 'connectors'],
      ['Embedded wallet provider', 'provider'],
      ['latchkey/components', 'components'],
      ['latchkey/solana', 'solana'],
      ['latchkey/actions', 'actions'],
      ['latchkey/query', 'query'],
      ['latchkey/api', 'api'],
      ['latchkey/hosts', 'hosts'],
      ['latchkey/frame', 'frame'],
      ['latchkey/server', 'server'],
      ['latchkey/testing', 'testing'],
      ['Errors', 'errors'],
    ],
  ],
]

export const nav: DefaultTheme.NavItem[] = [
  { text: 'Get started', link: '/get-started' },
  { text: 'Which hook', link: '/which-hook' },
  { text: 'Reference', link: '/reference/' },
  { text: 'Migrate', link: '/from-rainbowkit' },
]

/** Groups of the reference, by the kind of a name. */
const kinds = [
  ['Hooks', 'hook'],
  ['Components', 'component'],
  ['Connectors', 'connector'],
  ['Actions', 'action'],
  ['Query options', 'query'],
  ['Functions', 'function'],
] as const

/** Returns the sidebar: the guides, and beside the reference its names. */
export function toSidebar({ names }: Reference): DefaultTheme.SidebarMulti {
  const guides = groups.map(([text, pages]) => ({
    text,
    collapsed: text === 'Entry points' || text === 'Migrate',
    items: pages.map(([text, page]) => ({ text, link: `/${page}` })),
  }))
  const reference = kinds.map(([text, kind]) => ({
    text,
    collapsed: true,
    items: toItems(names.filter((name) => name.kind === kind)),
  }))
  const tables = {
    text: 'Reference',
    items: [
      { text: 'All exports', link: '/reference/' },
      { text: 'Errors by class', link: '/reference/errors' },
      { text: 'HTTP API', link: '/reference/http-api' },
      { text: 'Guides', link: '/get-started' },
    ],
  }
  return { '/reference/': [tables, ...reference], '/': guides }
}

/** Names that share a page are one item. */
function toItems(names: readonly ReferenceName[]) {
  const pages = new Map(
    names
      .map(({ name, url }) => [url.split('#')[0] ?? '', name] as const)
      .reverse(),
  )
  return [...pages]
    .map(([link, text]) => ({ text, link }))
    .sort((a, b) => a.text.localeCompare(b.text))
}
