// Pages that need neither a provider nor the database: for an unknown address, and for when nothing else can be drawn.

const page = (title: string, lines: string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>
:root{color-scheme:light dark}body{margin:0;display:grid;place-items:center;min-height:100vh;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}
</style></head><body><main><h1>${title}</h1>${lines.join('')}</main></body></html>`

/** No provider has the host name of the request. Says nothing of the providers that there are. */
export function unknownProviderPage(): string {
  return page('There is no clinic at this address', [
    '<p>Please check the address for a typing error. If a clinic gave it to you, ask the clinic for the right one.</p>',
    '<p lang="ar" dir="rtl">لا توجد عيادة على هذا العنوان. تحقّق من كتابته، أو اطلب العنوان الصحيح من العيادة.</p>',
  ])
}

/** A page of another site sent something in the visitor's name. */
export function refusedPage(): string {
  return page('This was sent from another site', [
    '<p>Nothing was done. Please open the clinic’s own page and send it from there.</p>',
    '<p lang="ar" dir="rtl">لم يُنفَّذ شيء. افتح صفحة العيادة نفسها وأرسله منها.</p>',
  ])
}

/**
 * The server cannot draw anything better just now.
 * @param reference finds the request in the log
 */
export function brokenPage(reference: string): string {
  return page('Internal Server Error', [
    '<p>The fault is on our side and should pass. Please try again in a minute; what you typed in a form is still on your device.</p>',
    '<p lang="ar" dir="rtl">الخطأ من جهتنا وسيزول قريبًا. حاول مرة أخرى بعد دقيقة، وما كتبته في النموذج ما زال محفوظًا على جهازك.</p>',
    `<p>Reference: <b dir="ltr">${reference}</b>. Please quote it when you write or call.</p>`,
    `<p lang="ar" dir="rtl">الرقم المرجعي: <b dir="ltr">${reference}</b>. اذكره من فضلك إذا راسلتنا أو اتصلت بنا.</p>`,
  ])
}
