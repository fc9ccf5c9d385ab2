import type { Catalogue, EnglishModule } from './catalogue.js'

const folder = 'src/components/languages'
const english = 'src/components/strings'

/** Strings of the card that every page loads; see `opening.ts`. */
const opening: EnglishModule = {
  path: `${english}/opening.ts`,
  name: 'opening',
  source: 0,
  picks: {
    common: ['close', 'loading'],
    titles: ['Account', 'Connect', 'Networks'],
  },
  comment: `Strings of the card that is shown while the modal's code loads, separate
because every page loads them.`,
}

/** Calendars that are more common in a language than the Gregorian. */
const calendars: Readonly<Record<string, string>> = {
  // Years are those of the Buddhist calendar; months and days are the same.
  th: 'th-u-ca-buddhist',
}

/** Languages write months small, which are a title here. */
const capitalMonth = `(group) => {
  const name = month(group)
  return name.charAt(0).toUpperCase() + name.slice(1)
}`

/** Buttons and modal. */
export const componentsCatalogue: Catalogue = {
  folder,
  sources: (tag) => [`${tag}/start.json`, `${tag}/rest.json`],
  english: [
    {
      ...{ path: `${english}/button.ts`, name: 'button', group: 'button' },
      source: 0,
      comment:
        'Strings for the buttons, separate because they are needed before any click.',
    },
    {
      ...{ path: `${english}/login.ts`, name: 'login', group: 'login' },
      source: 0,
      comment: 'Strings for connecting.',
    },
    {
      ...{ path: `${english}/notices.ts`, name: 'notices', group: 'notices' },
      source: 0,
      imports: [
        "import type { AlertKey, ToastKey } from '../../core/notice.js'",
      ],
      comment:
        'Strings for toasts and alerts; `failures` has those for errors.',
    },
    opening,
    {
      ...{ path: `${english}/en.ts`, name: 'en', base: opening },
      source: 0,
      parts: ['button', 'login', 'notices'],
      comment: `English strings needed first; \`enInside\` has those needed later. Titles,
labels and errors have no period at the end. Explanations do.`,
      type: { text: 'Strings = typeof en' },
    },
    toInside('account', 'Strings for accounts and networks.'),
    toInside('buy', 'Strings for buying by card or bank transfer.'),
    toInside('email', 'Strings for changing the email address.'),
    toInside('guide', 'Strings for new users.'),
    {
      ...toInside('holdings', 'Strings for assets and activity.'),
      imports: [
        "import { formatActivityMonth } from '../../features/activity/formatActivityMonth.js'",
        "import type { toTimeAgo } from '../../core/format/toTimeAgo.js'",
        "import type { AccountTab } from '../../core/modal/modal.js'",
      ],
    },
    toInside('names', 'Strings for account names.'),
    toInside(
      'pairing',
      'Strings for connecting a wallet outside this browser.',
    ),
    {
      ...toInside(
        'parts',
        'Strings for the parts that an app places on its own pages.',
      ),
      type: { text: 'PartsStrings = typeof parts' },
    },
    toInside('pay', 'Strings for payments, and for deposits from an exchange.'),
    toInside('send', 'Strings for sending and approving.'),
    {
      ...toInside(
        'settings',
        'Strings for settings, permissions and available networks.',
      ),
      imports: [
        "import type { SocialProvider } from '../../core/features/features.js'",
      ],
    },
    toInside(
      'signIn',
      'Strings for the prompt that asks for a signature to sign in.',
    ),
    toInside(
      'sponsor',
      'Strings for network fees that a paymaster pays, or takes a token for.',
    ),
    toInside('swap', 'Strings for swaps.'),
    {
      ...toInside(
        'failures',
        `Strings for errors. Loaded with the first view that can fail, or with the
first error, to keep the wallet list small.`,
      ),
      without: ['kitErrors'],
      type: { text: 'FailureStrings = typeof failures' },
    },
    {
      ...toInside(
        'kitErrors',
        `Messages of errors that are shown to users as they are in English. Only
translations contain them, as \`failures.kitErrors\`.`,
      ),
      group: 'failures.kitErrors',
      type: { text: 'KitErrorStrings = typeof kitErrors' },
    },
    {
      ...toInside(
        'legal',
        "Strings for the app's terms. Loaded only if the app has any.",
      ),
      type: { text: 'LegalStrings = typeof legal' },
    },
    {
      ...toInside(
        'social',
        'Strings for social logins. Loaded with their buttons.',
      ),
      type: { text: 'SocialStrings = typeof social' },
    },
  ],
  translation: (tag) =>
    (['start', 'rest'] as const).map((name) => {
      const type = name === 'start' ? 'StartPart' : 'RestPart'
      return {
        ...{ path: `${folder}/${tag}/${name}.ts`, name, type },
        head: (helpers) => [
          `import type { ${type} } from '../../strings/Catalogue.js'`,
          ...writeHelpers(tag, helpers),
        ],
      }
    }),
  parameters: {
    'buy.waitingHint': '{ symbol }: { symbol: string }',
    'holdings.timeAgo': '{ count, unit }: toTimeAgo.ReturnType',
    'pairing.found': 'count: string',
    'send.refused.number': '_plain?: string',
    'settings.provider': 'provider: SocialProvider',
    'swap.found': 'count: string',
  },
  functions: ['notices.toasts', 'send.refused'],
  lookups: {
    'settings.provider': { provider: 'social.names' },
  },
  types: {
    'failures.errors': 'Readonly<Record<string | number, string>>',
    'holdings.operations': 'Readonly<Record<string, string>>',
    'holdings.tabs': 'Readonly<Record<AccountTab, string>>',
    'notices.alerts':
      'Readonly<Record<AlertKey, readonly [title: string, text: string]>>',
    'notices.toasts':
      'Readonly<Record<ToastKey, (subject?: string) => string>>',
    'send.methods': 'Readonly<Record<string, string>>',
    'settings.permissions': 'Readonly<Record<string, string>>',
  },
  notes: {
    'failures.errors':
      'Replacements for errors whose own messages address developers.',
    'holdings.operations':
      "By the API's operation name; `transaction` is the fallback.",
    'legal.agree':
      'Text before the links, which follow as one group as their number varies.',
    'notices.alerts': 'Title and explanation for the user.',
    'send.addedToken': 'Shown for tokens the user has added.',
    'send.commitments': 'Commitment of the cluster.',
    'send.refused':
      'Why pasted text was rejected, with the number it probably means.',
    'send.steps.checking': "If the wallet's response was lost.",
    'send.steps.handing': 'Until the network has received it.',
    'send.warnings': 'By kind of receiver.',
    'sponsor.atMost': 'Value of "Network fee", with the amount of a token.',
    'sponsor.inToken':
      'Value of "Network fee", if the amount is not known yet.',
    'sponsor.paid': 'Value of "Network fee".',
  },
  formats: {
    'holdings.date': {
      english: '(timestamp: number) => dates.format(timestamp)',
      constant: `const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
})`,
      helper: 'dateTime',
    },
    'holdings.month': {
      english: `(group: { month: number; year: number }) =>
  formatActivityMonth(group, { locale: 'en' })`,
      helper: 'month',
      translations: {
        ...Object.fromEntries(
          ['es', 'fr', 'it', 'nl', 'pt', 'vi'].map((tag) => [
            tag,
            capitalMonth,
          ]),
        ),
        // The name of the month alone would be in words.
        'zh-CN': `(group) => {
  const text = month(group)
  return text.includes('年') ? text : \`\${group.month + 1}月\`
}`,
      },
    },
  },
}

function toInside(name: string, comment: string): EnglishModule {
  return {
    path: `${english}/${name}.ts`,
    name,
    group: name,
    source: 1,
    comment,
  }
}

function writeHelpers(tag: string, helpers: readonly string[]) {
  const created = helpers.filter((name) => name !== 'isolate')
  return [
    ...(created.length
      ? ["import { createWords } from '../../strings/createWords.js'"]
      : []),
    ...(helpers.includes('isolate')
      ? ["import { isolate } from '../../strings/isolate.js'"]
      : []),
    ...(created.length
      ? [
          '',
          `const { ${created.join(', ')} } = createWords('${calendars[tag] ?? tag}')`,
        ]
      : []),
  ]
}
