import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Events, ReceivedEvent } from './createEvents.js'

/** What apps have sent, as a page and as JSON for tests. */
export function createEventsRoutes(events: Events): Hono {
  const app = new Hono()
  app.get('/events.json', (c) =>
    c.json({ events: events.list(c.req.query('event')) }),
  )
  app.get('/events', (c) => {
    const found = events.list(c.req.query('event'))
    return c.html(html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta http-equiv="refresh" content="5" />
          <title>Events</title>
          <link rel="stylesheet" href="/base.css" />
          <link rel="stylesheet" href="/mailbox.css" />
        </head>
        <body>
          <main>
            <h1>Events</h1>
            ${
              found.length === 0
                ? html`<p>No app has sent an event. Apps send some with the
                    option <code>analytics</code>.</p>`
                : html`<ol reversed>${found.map(renderEvent)}</ol>`
            }
          </main>
        </body>
      </html>`)
  })
  return app
}

function renderEvent({ domain, props, timestamp }: ReceivedEvent) {
  const { event, type: _, ...rest } = props
  const at = new Date(timestamp)
  return html`<li>
    <strong>${event}</strong>
    <time datetime="${at.toISOString()}">${at.toLocaleTimeString('en-GB')}</time>
    ${domain}
    <pre>${JSON.stringify(rest, undefined, 2)}</pre>
  </li>`
}
