/** What a page says to search engines: data of a script element, which none of its texts can end. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>;
}
