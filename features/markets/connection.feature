Feature: The connection is told in words, and a stale price never looks live
  Background:
    Given Ada looks at all markets

  Scenario: Two seconds without the exchange
    Given the prices are live
    When the exchange is away for 2 seconds
    Then Ada is told that the connection is being restored
    And no price is shown as live meanwhile
    And the prices are live again without her doing anything

  @core
  Scenario: Twelve seconds without the exchange
    Given the prices are live
    When the exchange is away for 12 seconds
    Then Ada is told that the connection is being restored
    And no price is shown as live meanwhile
    And the prices are live again without her doing anything

  @core
  Scenario: Forty seconds without the exchange
    Given the prices are live
    When the exchange is away for 40 seconds
    Then Ada is told that she is offline
    And no price is shown as live meanwhile
    And the prices are live again without her doing anything

  @core
  Scenario: Whoever does not want to wait asks at once
    Given the prices are live
    And the exchange is gone and Ada has been told that she is offline
    When the exchange is back
    And Ada asks to reconnect
    Then the prices are live again

  Scenario: The line is open but nothing comes through any more
    Given the prices are live
    When the exchange falls silent without closing the line
    Then within 25 seconds no price is shown as live
    When the exchange is back
    Then the prices are live again

  @core
  Scenario: The network of the machine goes and returns
    Given the prices are live
    And the exchange is gone and Ada has been told that she is offline
    When the exchange is back
    And Ada's machine is online again
    Then the prices are live again
