import { imageAddress } from './image-address';

test.each([
  ['/api/v2/acn/image/1/1.svg', 'http://localhost/api/v2/acn/image/1/1.svg'],
  ['https://pictures.example.org/1.jpg', 'https://pictures.example.org/1.jpg'],
  ['javascript:alert(1)', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['https://', undefined],
])('%s is fetched at %s', (url, address) => expect(imageAddress(url)).toBe(address));
