import { html } from 'hono/html'
import type { Challenge } from '../auth/records.js'

/** HTML of the device page: the question, or what came of it. */
export function renderDevicePage(parameters: renderDevicePage.Parameters) {
  const { note, request } = parameters
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>New device</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/device/page/base.css">
    <link rel="stylesheet" href="/device/page/device.css">
  </head>
  <body>
    <main>
      <h1>New device</h1>
      ${request ? renderQuestion(request) : html`<p role="status">${note}</p>`}
    </main>
  </body>
</html>`
}

export declare namespace renderDevicePage {
  type Parameters = {
    /** What to say when there is nothing to decide. */
    note?: string | undefined
    /** The login to decide on. */
    request?: Pick<Challenge, 'app' | 'email'> | undefined
  }
}

function renderQuestion({ app, email }: Pick<Challenge, 'app' | 'email'>) {
  return html`<p>A device that has not been used before wants to sign in.</p>
      <dl>
        <dt>App</dt><dd>${app}</dd>
        <dt>Email</dt><dd>${email}</dd>
      </dl>
      <p>Confirm only if you started this sign-in yourself, a moment ago.</p>
      <form method="post">
        <button name="decision" value="approve">Confirm this device</button>
        <button name="decision" value="refuse">It was not me</button>
      </form>`
}
