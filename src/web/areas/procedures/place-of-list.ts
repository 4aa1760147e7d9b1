// The address of the list of procedures, whole or of one category. Every other filter leads here as well.

/** @param category slug of one that the provider has */
export function placeOfList(category: string | undefined) {
  return { path: '/procedures', kept: { category }, picture: category ? `category.${category}` : 'page.procedures' }
}
