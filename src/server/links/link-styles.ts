/** Styles of the link page in addition to the site's own. */
export const LINK_STYLES = `.link-head{padding-block:24px;border-bottom:1px solid var(--rule)}
.link-head a{display:inline-block;padding-block:10px;letter-spacing:.28em;text-transform:uppercase;text-decoration:none;color:inherit}
.link-page{padding-block:clamp(40px,6vw,88px) var(--section)}
.link-page .h1{margin-block:12px 20px}
.link-address{max-width:min(100%,960px);margin-top:32px;padding:20px;background:var(--surface);border:1px solid var(--rule);overflow-wrap:anywhere;user-select:all}
.link-actions{display:flex;flex-wrap:wrap;gap:8px 32px;margin-top:16px}
.link-actions a{margin-block:12px;padding-bottom:2px}
.link-sums{display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:1px;margin-block:clamp(32px,4vw,56px);background:var(--rule);border-block:1px solid var(--rule)}
.link-sums div{padding:24px 16px;background:var(--bg)}
.link-sums div:first-child{padding-left:0}
.link-sums dd{margin:8px 0 0}
.link-nothing{margin-bottom:32px}
.link-chart{margin:0 0 40px}
.link-chart svg{display:block;width:100%;height:120px;border-bottom:1px solid var(--rule-strong);fill:var(--text)}
.link-chart figcaption{display:flex;justify-content:space-between;gap:16px;margin-top:8px}
.link-table{overflow-x:auto}
.link-table table{width:100%;border-collapse:collapse}
.link-table th,.link-table td{padding:12px 0 12px 24px;border-bottom:1px solid var(--rule);text-align:right;font-weight:inherit;white-space:nowrap}
.link-table th:first-child{padding-left:0;text-align:left}
.link-table thead th{font-size:var(--t-label);color:var(--muted)}
.link-note{max-width:var(--measure);margin-top:40px}
@media(max-width:768px){.link-sums{grid-template-columns:1fr 1fr}.link-sums div:nth-child(odd){padding-left:0}.link-table{font-size:var(--t-small)}.link-table th,.link-table td{padding-left:8px}}`
