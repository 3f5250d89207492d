Feature: The exchange's token is staked
  Background:
    Given Ada has opened an account

  @core
  Scenario: A day's reward is what was said, and comes a day later
    Given Ada has verified her identity
    When Ada stakes 3650 WOO
    And a night passes
    Then 0.68 WOO are promised for today
    When a night passes
    Then no reward has been paid
    When a night passes
    Then the newest reward is 0.68 WOO

  Scenario: A part leaves in seven days, the rest at once for what was said
    Given Ada has verified her identity
    When Ada stakes 1000 WOO
    And Ada takes 400 WOO out
    Then 600 WOO are staked, and 400 WOO are on their way
    And leaving at once with 600 WOO is said to cost 30 WOO
    When Ada takes 600 WOO out at once
    Then Ada has 430 WOO less than before

  @core
  Scenario: The way out takes seven days and costs nothing
    Given Ada has verified her identity
    When Ada stakes 1000 WOO
    And Ada takes 400 WOO out
    Then 600 WOO are staked, and 400 WOO are on their way
    When 8 nights pass
    Then 600 WOO are staked, and nothing is on its way

  @core
  Scenario: The way out at once costs what was said
    Given Ada has verified her identity
    When Ada stakes 1000 WOO
    Then leaving at once with 1000 WOO is said to cost 50 WOO
    When Ada takes 1000 WOO out at once
    Then Ada has 50 WOO less than before

  @core
  Scenario Outline: What cannot be staked
    Given Ada has verified her identity
    When Ada stakes <amount> WOO
    Then the stake is refused as <reason>, and Ada has what she had

    Examples:
      | amount  | reason   |
      | 0.5     | invalid  |
      | 5000.01 | rejected |

  @core
  Scenario: Staking is for people who have been verified
    When Ada stakes 100 WOO
    Then the stake is refused as rejected, and Ada has what she had

  @core
  Scenario: No more comes out than is staked
    Given Ada has verified her identity
    When Ada stakes 100 WOO
    And Ada takes 100.5 WOO out at once
    Then the exit is refused as invalid, and 100 WOO are staked
