export default function MyListMapScreen() {
  return <h1 tabIndex={-1}>My List</h1>;
}
