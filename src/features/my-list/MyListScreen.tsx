export default function MyListScreen() {
  return <h1 tabIndex={-1}>My List</h1>;
}
