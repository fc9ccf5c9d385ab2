import { html } from 'hono/html'

type Html = ReturnType<typeof html>

/** HTML of a page of the provider around its content. */
export function renderPage(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/base.css">
    <link rel="stylesheet" href="/onramp.css">
  </head>
  <body>
    <main>
      ${content}
      <p class="small">A local provider for tests. No card is charged, and the coins exist on this machine only.</p>
    </main>
  </body>
</html>`
}

/** A page that only says something. */
export function renderNote(title: string, note: string): Html {
  return renderPage(
    title,
    html`<h1>${title}</h1>
      <p role="status">${note}</p>`,
  )
}
