// The address of one procedure's page.

export function placeOfProcedure(slug: string) {
  return { path: `/procedures/${encodeURIComponent(slug)}`, picture: `procedure.${slug}` }
}
