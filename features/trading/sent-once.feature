Feature: An order is sent at most once
  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: Impatience
    When Ada orders 0.001 BTC at market twice in the same moment
    Then exactly one order of hers exists

  Scenario: The exchange took the order but its answer was lost
    Given the answer to the next order will be lost
    When Ada buys 0.001 BTC at market
    Then Ada is told that the order was placed
    And exactly one order of hers exists

  # For a minute it might still arrive: longer than a browser need wait here.
  @core
  Scenario: The order was lost on its way
    Given the next order will be lost on its way
    When Ada buys 0.001 BTC at market
    Then Ada is told that the order was not placed
    And no order of hers exists
