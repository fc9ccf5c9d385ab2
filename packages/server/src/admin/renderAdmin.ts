import { html } from 'hono/html'
import { custodies } from '../custodies.js'
import type { Project } from '../projects.js'
import type { ProjectForm } from './readProjectForm.js'

type Body = ReturnType<typeof html>

/** The page that asks for the token. */
export function renderLogin({ fault }: { fault?: string | undefined }): Body {
  return renderPage(
    'Log in',
    html`<h1>Latchkey server</h1>
      ${renderFaults(fault ? [fault] : [])}
      <form method="post" action="/admin/login">
        <label for="token">Admin token</label>
        <input id="token" name="token" type="password" autocomplete="current-password" required>
        <button class="main">Log in</button>
      </form>`,
  )
}

/** All projects. */
export function renderProjects(parameters: {
  formToken: string
  note?: string | undefined
  projects: readonly Project[]
}): Body {
  const { formToken, note, projects } = parameters
  return renderPage(
    'Projects',
    html`<header>
        <h1>Projects</h1>
        <a class="button main" href="/admin/new">Add project</a>
      </header>
      ${note && html`<p class="note" role="status">${note}</p>`}
      ${
        projects.length === 0
          ? html`<p class="empty">There are no projects yet. A project lets an app use the wallet.</p>`
          : html`<ul class="projects">${projects.map(renderProject)}</ul>`
      }
      <form method="post" action="/admin/logout">
        ${renderToken(formToken)}
        <button>Log out</button>
      </form>`,
  )
}

/** One project to add or to change. */
export function renderProjectForm(parameters: {
  faults?: readonly string[] | undefined
  form: ProjectForm
  formToken: string
  isNew: boolean
}): Body {
  const { faults = [], form, formToken, isNew } = parameters
  const action = isNew ? '/admin/new' : `/admin/projects/${form.id}`
  return renderPage(
    isNew ? 'Add project' : form.id,
    html`<header>
        <h1><bdi>${isNew ? 'Add project' : form.id}</bdi></h1>
        <a class="button" href="/admin">Back</a>
      </header>
      ${renderFaults(faults)}
      <form method="post" action="${action}">
        ${renderToken(formToken)}
        ${
          isNew &&
          html`<label for="id">Project ID</label>
        <input id="id" name="id" value="${form.id}" required maxlength="64" aria-describedby="id-hint">
        <p class="hint" id="id-hint">The app passes it as projectId.</p>`
        }
        <label for="name">Name</label>
        <input id="name" name="name" value="${form.name}" maxlength="64" aria-describedby="name-hint">
        <p class="hint" id="name-hint">Users see it in mails and beside permissions.</p>
        <label for="origins">Allowed origins</label>
        <textarea id="origins" name="origins" rows="4" required spellcheck="false" aria-describedby="origins-hint">${form.origins}</textarea>
        <p class="hint" id="origins-hint">One per line. * stands for the first label of a host, or for any port.</p>
        <fieldset>
          <legend>How wallets are kept</legend>
          <p class="hint">Wallets that can be recovered cannot go back to one browser.</p>
          ${custodies.map(
            ([value, text]) =>
              html`<label class="choice"><input type="radio" name="custody" value="${value}" required ${value === form.custody ? 'checked' : ''}><span><b>${value}</b> ${text}</span></label>`,
          )}
        </fieldset>
        <fieldset>
          <legend>Approvals</legend>
          <label for="card-limit">Dollars a day that are approved in the app's page</label>
          <input id="card-limit" name="cardLimit" value="${form.cardLimit}" inputmode="decimal" placeholder="100" aria-describedby="card-limit-hint">
          <p class="hint" id="card-limit-hint">All that costs more is approved in a window of the wallet, which no page can cover. 0 for all payments.</p>
          <label for="text-messages">Texts to sign, without a sign-in</label>
          <select id="text-messages" name="textMessages" aria-describedby="text-messages-hint">
            <option value="">In a window of the wallet</option>
            <option value="card" ${form.textMessages === 'card' ? 'selected' : ''}>In the app's page</option>
          </select>
          <p class="hint" id="text-messages-hint">In the app's page, a script that has taken it over can cover the text.</p>
          <label for="passkey-above">Dollars above which a payment needs the passkey</label>
          <input id="passkey-above" name="passkeyAbove" value="${form.passkeyAbove}" inputmode="decimal" placeholder="1000" aria-describedby="passkey-above-hint">
          <p class="hint" id="passkey-above-hint">For accounts that have one.</p>
        </fieldset>
        <fieldset>
          <legend>More logins</legend>
          <label for="logins">Logins beside email and social ones</label>
          <input id="logins" name="logins" value="${form.logins}" spellcheck="false" aria-describedby="logins-hint">
          <p class="hint" id="logins-hint">passkey: a passkey of the wallet's host. guest: no login at first, for wallets that one browser opens.</p>
        </fieldset>
        <fieldset>
          <legend>Second factors</legend>
          <label for="mfa">Factors that users can set up</label>
          <input id="mfa" name="mfa" value="${form.mfa}" spellcheck="false" aria-describedby="mfa-hint">
          <p class="hint" id="mfa-hint">passkey: a passkey of the wallet's host. totp: an authenticator app. Leave it empty to ask for none.</p>
          <label for="mfa-for">Asked for before</label>
          <input id="mfa-for" name="mfaFor" value="${form.mfaFor}" spellcheck="false" placeholder="export, devices, payments">
          <label for="mfa-above">Dollars above which a payment needs a second factor</label>
          <input id="mfa-above" name="mfaAbove" value="${form.mfaAbove}" inputmode="decimal" aria-describedby="mfa-above-hint">
          <p class="hint" id="mfa-above-hint">Empty for the limit of the passkey.</p>
        </fieldset>
        <fieldset>
          <legend>Your own identity provider</legend>
          <p class="hint">Leave it empty to take no ID tokens.</p>
          <label for="issuer">Issuer</label>
          <input id="issuer" name="issuer" value="${form.issuer}" spellcheck="false">
          <label for="audience">Audience (client ID)</label>
          <input id="audience" name="audience" value="${form.audience}" spellcheck="false">
          <label for="jwks">Key set (JWKS) URL</label>
          <input id="jwks" name="jwks" value="${form.jwks}" spellcheck="false">
        </fieldset>
        <button class="main">${isNew ? 'Add project' : 'Save'}</button>
      </form>
      ${
        !isNew &&
        html`<form class="danger" method="post" action="${action}/remove">
        ${renderToken(formToken)}
        <h2>Remove project</h2>
        <p class="hint">Its apps can no longer open wallets. Users and wallets stay stored.</p>
        <label for="confirm">Type the project ID to confirm</label>
        <input id="confirm" name="confirm" required autocomplete="off" spellcheck="false">
        <button>Remove</button>
      </form>`
      }`,
  )
}

function renderProject(project: Project) {
  const { allowedOrigins, custody = 'device', id, name, tokenIssuers } = project
  return html`<li>
          <div>
            <h2><bdi>${name ?? id}</bdi></h2>
            ${name && html`<p class="id">${id}</p>`}
            ${allowedOrigins.map((origin) => html`<p class="origin">${origin}</p>`)}
            <p class="hint">Wallets: ${custody}</p>
            ${(tokenIssuers ?? []).map(({ issuer }) => html`<p class="hint">ID tokens of ${issuer}</p>`)}
          </div>
          <a class="button" href="/admin/projects/${id}" aria-label="Change ${id}">Change</a>
        </li>`
}

function renderFaults(faults: readonly string[]) {
  return (
    faults.length > 0 &&
    html`<ul class="faults" role="alert">${faults.map((fault) => html`<li>${fault}</li>`)}</ul>`
  )
}

function renderToken(formToken: string) {
  return html`<input type="hidden" name="form" value="${formToken}">`
}

function renderPage(title: string, content: Body): Body {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark light">
    <meta name="robots" content="noindex">
    <title>${title} · Latchkey server</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/admin/page/base.css">
    <link rel="stylesheet" href="/admin/page/admin.css">
  </head>
  <body>
    <main>
      ${content}
    </main>
  </body>
</html>`
}
