import { html } from 'hono/html'

/** HTML of the window's pages; what the script needs is in its own element. */
export function renderWindow(parameters: renderWindow.Parameters) {
  const { app, next, note, resultUri, script } = parameters
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>Login</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/window/base.css">
    <link rel="stylesheet" href="/window/window.css">
    ${
      script &&
      html`<script type="module" src="/window/${script}.js"
      data-app="${app ?? ''}" data-result="${resultUri ?? ''}"
      data-next="${next ?? ''}" id="script"></script>`
    }
  </head>
  <body>
    <main>
      ${script === 'loading' && html`<span class="wait" aria-hidden="true"></span>`}
      <p id="note" role="status">${note}</p>
      ${app && html`<p class="app"><bdi>${app}</bdi></p>`}
    </main>
  </body>
</html>`
}

export declare namespace renderWindow {
  type Parameters = {
    note: string
    script?: 'loading' | 'back' | undefined
    /** Origin that the result is for. */
    app?: string | undefined
    resultUri?: string | undefined
    /** Page of the app to go on with, where it has opened no window. */
    next?: string | undefined
  }
}
