// @vitest-environment node
// A process of its own: VitePress leaves globals behind.
import MiniSearch from 'minisearch'
import { createServer } from 'vitepress'
import { beforeAll, expect, test } from 'vitest'
import { searchWords } from '../../site/.vitepress/searchWords.js'

const site = new URL('../../site', import.meta.url).pathname

/** The index that the site loads, made by VitePress with our config. */
async function loadIndex() {
  const server = await createServer(site)
  try {
    const { default: json } = await server.ssrLoadModule(
      '/@localSearchIndexroot',
    )
    return MiniSearch.loadJSON(json, {
      fields: ['title', 'titles', 'text'],
      // Those of VitePress' search box.
      searchOptions: {
        ...{ fuzzy: 0.2, prefix: true },
        boost: { title: 4, text: 2, titles: 1 },
      },
      storeFields: ['title', 'titles'],
    })
  } finally {
    await server.close()
  }
}

let index: Awaited<ReturnType<typeof loadIndex>>
beforeAll(async () => {
  index = await loadIndex()
}, 180_000)

test('default: words of other kits find the page', () => {
  const find = (words: string) => index.search(words)[0]?.id
  expect({
    jwt: find('jwt'),
    passkey: find('WebAuthn'),
    auth0: find('Auth0'),
    firebase: find('Firebase'),
    gasless: find('gasless'),
    logout: find('logout'),
    'delete account': find('delete account'),
    GDPR: find('GDPR'),
    'custom chain icons': find('custom chain icons'),
    'client upgrade policy': find('client upgrade policy'),
    deprecations: find('deprecations'),
    Vue: find('Vue'),
    Svelte: find('Svelte'),
    'React Native': find('React Native'),
    webhooks: find('webhooks'),
    'analytics recipes': find('analytics recipes'),
    'lost email': find('my users lost their email'),
    'RainbowKit vs': find('RainbowKit vs'),
  }).toEqual({
    jwt: '/jwks#any-provider-with-a-key-set-jwks',
    passkey: '/passkey-login#log-in-with-a-passkey',
    auth0: '/auth0#auth0',
    firebase: '/firebase#firebase-authentication',
    gasless: '/sponsor-gas#sponsor-gas',
    logout: '/disconnect-and-reload#disconnect',
    'delete account': '/delete-an-account#delete-an-account-gdpr',
    GDPR: '/delete-an-account#delete-an-account-gdpr',
    'custom chain icons': '/latchkey#pictures-of-networks-and-tokens',
    'client upgrade policy': '/upgrade#upgrade-and-deprecations',
    deprecations: '/upgrade#deprecations',
    Vue: '/vue-and-svelte#vue-and-svelte',
    Svelte: '/vue-and-svelte#vue-and-svelte',
    'React Native': '/react-native#react-native',
    webhooks: '/webhooks#webhooks',
    'analytics recipes': '/analytics#recipes',
    'lost email': '/lost-email#users-who-lost-their-email',
    'RainbowKit vs': '/compare#compare-wallet-kits',
  })
})

test.each(Object.entries(searchWords))(
  'behavior: each word finds %s',
  (page, headings) => {
    for (const words of Object.values(headings).flatMap((text) =>
      text.split(', '),
    )) {
      const found = index.search(words, { combineWith: 'AND' }).slice(0, 5)
      const places = found.map(({ id }) => id.split('#')[0])
      expect(places, words).toContain(`/${page}`)
    }
  },
)
