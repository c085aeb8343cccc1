import { demoAccessions } from '../../demo/demo-accessions';

test('filters that are asked at once do not count as each other', async () => {
  const service = demoAccessions(300);
  const { uuids } = await service.uuids({}, 300);
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  const asked = Array.from({ length: 160 }, (_, at) => service.count({ uuid: uuids.slice(at, at + 130) }));
  await expect(Promise.all(asked)).resolves.toEqual(asked.map(() => 130));
  clock.mockRestore();
});
