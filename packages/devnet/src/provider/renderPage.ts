import { html } from 'hono/html'
import type { Channel } from './createProvider.js'
import type { FarcasterIdentity, Identity } from './identities.js'

type Body = ReturnType<typeof html>

/** Which of a provider's people logs in. */
export function renderChoice(parameters: renderChoice.Parameters): Body {
  const { people, provider, requestId, site } = parameters
  return renderPage(
    provider,
    html`<h1>Log in with ${provider}</h1>
      <p><bdi>${site}</bdi> will learn who you are.</p>
      <form method="post" action="authorize">
        <input type="hidden" name="requestId" value="${requestId}">
        <ul>${people.map(
          (person) => html`
          <li>
            <button name="sub" value="${person.sub}">
              <span class="face" aria-hidden="true">${toInitial(person.name)}</span>
              <span class="who">
                <bdi class="name">${person.name}</bdi>
                <bdi class="note">${toNote(person)}</bdi>
              </span>
            </button>
          </li>`,
        )}
        </ul>
        <button class="no">Cancel</button>
      </form>`,
  )
}

export declare namespace renderChoice {
  type Parameters = {
    people: readonly Identity[]
    /** Name to show. */
    provider: string
    requestId: string
    /** Origin that asks. */
    site: string
  }
}

/** Which Farcaster account answers a channel. */
export function renderFarcaster(parameters: {
  channel: Pick<Channel, 'domain'>
  people: readonly FarcasterIdentity[]
}): Body {
  const { channel, people } = parameters
  return renderPage(
    'Farcaster',
    html`<h1>Sign in with Farcaster</h1>
      <dl>
        <dt>Wallet</dt><dd><bdi>${channel.domain}</bdi></dd>
      </dl>
      <p>Go on only if you began this yourself, a moment ago.</p>
      <form method="post">
        <ul>${people.map(
          (person) => html`
          <li>
            <button name="fid" value="${person.fid}">
              <span class="face" aria-hidden="true">${toInitial(person.userName)}</span>
              <span class="who">
                <bdi class="name">${person.userName}</bdi>
                <bdi class="note">Account ${person.fid}</bdi>
              </span>
            </button>
          </li>`,
        )}
        </ul>
        <button class="no">Refuse</button>
      </form>`,
  )
}

/** A sentence, when there is nothing to choose. */
export function renderNote({ note }: { note: string }): Body {
  return renderPage('Login', html`<h1>Login</h1><p role="status">${note}</p>`)
}

function renderPage(title: string, content: Body): Body {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/page/base.css">
    <link rel="stylesheet" href="/page/provider.css">
  </head>
  <body>
    <main>
      ${content}
      <p class="foot">A simulated provider. Nothing leaves this machine.</p>
    </main>
  </body>
</html>`
}

function toInitial(name: string) {
  return /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '?'
}

function toNote({ email, isEmailVerified }: Identity) {
  if (email === undefined) return 'No email'
  // First, as a long line is cut at its end.
  return isEmailVerified ? email : `Not verified: ${email}`
}
